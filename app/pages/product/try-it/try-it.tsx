import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
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
  const { live, failed, load, use } = useLive();
  /** Outputs that were rendered here have taken the place of those by the build. */
  const [isRendered, setRendered] = useState(false);
  const [pressed, setPressed] = useState<string>();

  /** What is used in the outputs by the build is done by those that take their place. */
  const ask = (action: string | undefined) => {
    if (!action || isRendered) return;
    setPressed(action);
    use();
  };
  const askFor = ({ target }: { target: EventTarget }) =>
    target instanceof Element && ask(target.closest<HTMLElement>("[data-try]")?.dataset.try);

  const failure = (retry: () => void) => (
    <Failure
      words={shared}
      onRetry={() => {
        focusControls(form.current);
        retry();
      }}
    />
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was entered before the app was there
  useEffect(() => {
    if (form.current && isTouched(form.current, trial.inputs, location.search)) use();
    const course = built.current?.querySelector<HTMLInputElement>("[name=course]");
    if (course && course.value !== course.defaultValue) ask(course.name);
  }, []);

  return (
    <Band id="try-it" tone="raised" aria-labelledby="try-it-title" className="py-11! outline-none md:py-20!">
      <Header eyebrow={shared.eyebrow} title={words.title} lead={lead} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the buttons inside */}
      <div
        data-uses-app=""
        className="try-it -mx-2 mt-6 rounded-card sm:mx-0 sm:mt-8 border border-border bg-surface"
        onPointerEnter={load}
        onFocus={load}
        onClick={askFor}
        onInput={askFor}
      >
        <Controls {...trial} form={form} onUse={use} />
        {!isRendered && <BuiltHtml html={html.outputs} className="contents" ref={built} />}
        {live && (
          <live.Live {...trial} {...{ form, built, pressed, failure }} onRendered={() => setRendered(true)} />
        )}
        {failed && <div className="try-it-notice">{failure(use)}</div>}
      </div>
      <BuiltHtml html={html.calculated} className="mt-6" />
    </Band>
  );
}

/**
 * The code that calculates. A failed preload on hover is not reported; the first use loads it again. Once a failure is told,
 * nothing but a use does: else the button for another try would go from under the pointer, or the focus, that has reached it.
 */
function useLive() {
  const [state, setState] = useState<{ live?: LiveModule; failed?: boolean }>({});
  const isWanted = useRef(false);
  const fetch = () => {
    import("./live/live.tsx").then(
      (live) => setState({ live }),
      () => setState({ failed: isWanted.current }),
    );
  };
  const load = () => {
    if (!state.live && !state.failed) fetch();
  };
  const use = () => {
    isWanted.current = true;
    if (!state.live) fetch();
  };
  return { ...state, load, use };
}

const Header = ({ eyebrow, title, lead }: { eyebrow: string; title: string; lead: ReactNode }) => (
  <header className="max-w-3xl">
    <p className="font-semibold text-hue text-small">{eyebrow}</p>
    <h2 id="try-it-title" className="mt-2 text-subheadline">
      {title}
    </h2>
    <p className="mt-3 text-muted sm:text-lead">{lead}</p>
  </header>
);

type FailureProps = { words: TryItData["shared"]; onRetry: () => void };

const Failure = ({ words, onRetry }: FailureProps) => (
  <div role="alert" className="flex flex-wrap items-center gap-3">
    <p>{words.failed}</p>
    <Button size="small" onClick={onRetry}>
      {words.retry}
    </Button>
  </div>
);

type BuiltHtmlProps = { html: string; className: string; ref?: RefObject<HTMLDivElement | null> };

const BuiltHtml = ({ html, className, ref }: BuiltHtmlProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the build from our own components and content
  <div ref={ref} className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
