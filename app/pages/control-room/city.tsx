import { useEffect, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import type { ControlRoomContent } from "#model/pages/control-room.ts";
import type { ConsoleModule } from "./console/console.tsx";
import { stageSizes } from "./stage-sizes.ts";

type Page = Omit<ControlRoomContent, "seo" | "updated">;

type State =
  | { status: "resting" | "loading" | "failed" }
  | { status: "running"; module: ConsoleModule; scenario?: string; isPressed: boolean };

/**
 * The city behind a start screen. Picture, words and ways in are HTML; the code that runs it comes when a visitor starts it, or follows
 * a link to a certain minute of a certain day.
 */
export function City(page: Page) {
  const { title, lead, simulated, console: words } = page;
  const [state, setState] = useState<State>({ status: "resting" });

  const start = (scenario?: string, isPressed = true) => {
    setState({ status: "loading" });
    import("./console/console.tsx").then(
      (module) => setState({ status: "running", module, scenario, isPressed }),
      () => setState({ status: "failed" }),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a link that was followed here
  useEffect(() => {
    if (new URLSearchParams(location.search).has("day")) start(undefined, false);
  }, []);

  return (
    <section id="city" aria-labelledby="city-title" className="control-room scroll-mt-(--bar)">
      <header className="control-room-head">
        <h1 id="city-title" className="text-subheadline">
          {title}
        </h1>
        <p className="max-w-[44rem]">{lead}</p>
        <p className="control-room-note">
          <Icon name={uiIcons.warning} className="mt-0.5 size-4.5 shrink-0 text-amber" />
          {simulated}
        </p>
      </header>
      {state.status === "running" ? (
        <state.module.Console
          words={words}
          picture={page.picture}
          enter={page.enter}
          scenario={state.scenario}
          takesFocus={state.isPressed}
        />
      ) : (
        <StartScreen {...page} status={state.status} start={start} />
      )}
    </section>
  );
}

type StartScreenProps = Page & { status: State["status"]; start: (scenario?: string) => void };

function StartScreen({ picture, enter, ways, console: words, status, start }: StartScreenProps) {
  return (
    <div className="console">
      <div className="console-main console-stage">
        <div className="stage-view stage-still">
          <Picture {...picture} sizes={stageSizes} priority="high" className="stage-picture" />
        </div>
        <div className="start-screen">
          <Button
            size="large"
            data-needs-app=""
            loading={status === "loading"}
            onClick={() => start()}
            className="needs-script shadow-float"
          >
            <Icon name={uiIcons.play} className="size-5" />
            {status === "failed" ? enter.retry : enter.label}
          </Button>
          {status === "failed" && (
            <p role="alert" className="start-note">
              {enter.failed}
            </p>
          )}
          <noscript>
            <p className="start-note">{enter.withoutScript}</p>
          </noscript>
        </div>
      </div>
      <div className="console-side">
        <ul className="grid gap-5 px-5 py-6 lg:px-6">
          {ways.map(({ title, description, icon }) => (
            <li key={title} className="flex gap-4">
              <Icon name={icon} className="size-8 shrink-0 text-accent" />
              <div>
                <h2 className="font-sans font-semibold text-lg">{title}</h2>
                <p className="text-muted text-small">{description}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="needs-script border-border border-t px-5 pt-5 pb-6 lg:px-6">
          <h2 className="font-sans font-semibold text-lg">{words.scenarios.title}</h2>
          <ul className="mt-2 grid">
            {Object.entries(words.scenarios.items).map(([id, { title }]) => (
              <li key={id}>
                <button type="button" data-needs-app="" className="scenario-way" onClick={() => start(id)}>
                  {title}
                  <Icon name={uiIcons.right} className="size-4.5 text-accent" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
