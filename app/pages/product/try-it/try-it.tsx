import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { Controls } from "./controls.tsx";
import type { LiveModule } from "./live/live.tsx";
import { isTouched } from "./touched.ts";
import type { TryItData } from "./try-it-data.server.tsx";

/**
 * A product's simulator on its page. What it shows first is HTML, made by the build with the same simulator. The code
 * that calculates comes when a visitor points at a control, uses one, or follows a link that carries values.
 */
export function TryIt({ html, lead, ...trial }: TryItData) {
  const { words, shared } = trial;
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<{ live?: LiveModule; failed?: boolean }>({});
  const [pressed, setPressed] = useState<string>();
  const isWanted = useRef(false);

  const load = () => {
    if (state.live) return;
    import("./live/live.tsx").then(
      (live) => setState({ live }),
      // Who only pointed at it need not know; the next one who needs it loads it again.
      () => setState({ failed: isWanted.current }),
    );
  };
  const use = () => {
    isWanted.current = true;
    load();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was entered before the app was there
  useEffect(() => {
    if (form.current && isTouched(form.current, trial.inputs, location.search)) use();
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
        onClick={({ target }) => {
          const action = target instanceof Element && target.closest<HTMLElement>("[data-try]")?.dataset.try;
          if (!action || state.live) return;
          setPressed(action);
          use();
        }}
      >
        <Controls {...trial} form={form} onIntent={load} onUse={use} />
        {state.live ? (
          <state.live.Live {...trial} form={form} before={html.outputs} pressed={pressed} />
        ) : (
          <BuiltHtml html={html.outputs} className="contents" />
        )}
        {state.failed && (
          <div role="alert" className="try-it-notice">
            <p>{shared.failed}</p>
            <Button size="small" onClick={use}>
              {shared.retry}
            </Button>
          </div>
        )}
      </div>
      <BuiltHtml html={html.calculated} className="mt-6" />
    </Band>
  );
}

const BuiltHtml = ({ html, className }: { html: string; className: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the build from our own components and content
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
