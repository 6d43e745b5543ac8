import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { Controls } from "./controls.tsx";
import { focusControls, isTouched } from "./form-controls.ts";
import type { LiveModule } from "./live/live.tsx";
import type { TryItData } from "./try-it-data.server.tsx";

/**
 * A product's simulator on its page. What it shows first is HTML, made by the build with the same simulator. The code
 * that calculates comes when a visitor points at the simulator, uses it, or follows a link that carries values.
 */
export function TryIt({ html, lead, ...trial }: TryItData) {
  const { words, shared } = trial;
  const form = useRef<HTMLFormElement>(null);
  const built = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<{ live?: LiveModule; failed?: boolean }>({});
  /** Outputs that were rendered here have taken the place of those by the build. */
  const [isRendered, setRendered] = useState(false);
  const [pressed, setPressed] = useState<string>();
  const isWanted = useRef(false);

  const load = () => {
    if (state.live) return;
    import("./live/live.tsx").then(
      (live) => setState({ live }),
      // A failed preload on hover is not reported; the first use loads it again.
      () => setState({ failed: isWanted.current }),
    );
  };
  const use = () => {
    isWanted.current = true;
    load();
  };

  /** What is used in the outputs by the build is done by those that take their place. */
  const ask = (action: string | undefined) => {
    if (!action || isRendered) return;
    setPressed(action);
    use();
  };
  const askFor = ({ target }: { target: EventTarget }) =>
    target instanceof Element && ask(target.closest<HTMLElement>("[data-try]")?.dataset.try);

  const failure = (retry: () => void) => (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{shared.failed}</p>
      <Button
        size="small"
        onClick={() => {
          focusControls(form.current);
          retry();
        }}
      >
        {shared.retry}
      </Button>
    </div>
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was entered before the app was there
  useEffect(() => {
    if (form.current && isTouched(form.current, trial.inputs, location.search)) use();
    const course = built.current?.querySelector<HTMLInputElement>("[name=course]");
    if (course && course.value !== course.defaultValue) ask(course.name);
  }, []);

  return (
    <Band id="try-it" tone="raised" aria-labelledby="try-it-title" className="py-11! outline-none md:py-20!">
      <header className="max-w-3xl">
        <p className="font-semibold text-hue text-small">{shared.eyebrow}</p>
        <h2 id="try-it-title" className="mt-2 text-subheadline">
          {words.title}
        </h2>
        <p className="mt-3 text-muted sm:text-lead">{lead}</p>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the buttons inside */}
      <div
        className="try-it -mx-2 mt-6 rounded-card sm:mx-0 sm:mt-8 border border-border bg-surface"
        onPointerEnter={load}
        onFocus={load}
        onClick={askFor}
        onInput={askFor}
      >
        <Controls {...trial} form={form} onUse={use} />
        {!isRendered && <BuiltHtml html={html.outputs} className="contents" ref={built} />}
        {state.live && (
          <state.live.Live
            {...trial}
            {...{ form, built, pressed, failure }}
            onRendered={() => setRendered(true)}
          />
        )}
        {state.failed && <div className="try-it-notice">{failure(use)}</div>}
      </div>
      <BuiltHtml html={html.calculated} className="mt-6" />
    </Band>
  );
}

type BuiltHtmlProps = { html: string; className: string; ref?: RefObject<HTMLDivElement | null> };

const BuiltHtml = ({ html, className, ref }: BuiltHtmlProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the build from our own components and content
  <div ref={ref} className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
