import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from "react";
import { isPlainClick } from "#app/navigation/is-plain-click.ts";
import { movedEarly, useCourse } from "#app/ui/course/use-course.ts";
import { shown } from "../figures.tsx";
import { Outputs } from "../outputs.tsx";
import type { Outcome, TrialProps, TryAction } from "../trial.ts";
import { saveCsv, shareLink } from "./actions.ts";
import { handOver } from "./hand-over.ts";
import { useTrial } from "./use-trial.ts";

export type LiveModule = typeof import("./live.tsx");

type LiveProps = TrialProps & {
  form: RefObject<HTMLFormElement | null>;
  /** The outputs that the build made, shown until there is something else to show. */
  built: RefObject<HTMLElement | null>;
  /** What was used in those: a button, or the slider. */
  pressed?: string;
  /** Says that it failed, with another try. */
  failure: (retry: () => void) => ReactNode;
  onRendered: () => void;
};

/** The outputs for whatever the controls say. */
export function Live({ form, built, pressed, failure, onRendered, ...trial }: LiveProps) {
  const { shared, words } = trial;
  const { outcome, drawing, state, settled, retry } = useTrial(form, trial, pressed !== undefined);
  const { at, isPlaying, move, toggle } = useCourse(drawing?.course, () => form.current?.parentElement);
  const [said, say] = useState("");

  const act = async (action: TryAction) => {
    if (action === "play") return toggle();
    const outcome = await settled();
    if (!outcome) return;
    if (action === "csv") saveCsv({ ...trial, ...outcome });
    else {
      // Emptied first, so that the same message is announced again.
      say("");
      say((await shareLink({ ...trial, ...outcome })) ? shared.shared : shared.notShared);
    }
  };
  /** A click on the link right after a change waits for its outcome. */
  const followSettled = (event: MouseEvent<HTMLAnchorElement>) => {
    const outcome = settled();
    if (!(outcome instanceof Promise) || !isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    outcome.then((shown) => shown && link.click());
  };
  useHandOver(outcome !== undefined && drawing !== undefined, { built, pressed, onRendered, move, act });

  return (
    <>
      {outcome && drawing && (
        <Outputs
          {...trial}
          {...outcome}
          {...{ drawing, at, isPlaying }}
          onMove={move}
          onAction={act}
          onEnquiry={followSettled}
        />
      )}
      <div className="try-it-notice empty:hidden">
        {state === "failed" && failure(retry)}
        {state === "corrected" && <p>{shared.corrected}</p>}
        {said && <p>{said}</p>}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Spoken text={outcome ? resultIn(outcome, words) : ""} />
    </>
  );
}

type HandOver = Pick<LiveProps, "built" | "pressed" | "onRendered"> & {
  move: (at: number) => void;
  act: (action: TryAction) => void;
};

/** What was used in the outputs by the build goes on in those that take their place. */
function useHandOver(isReady: boolean, { built, pressed, onRendered, move, act }: HandOver) {
  const catchUp = useEffectEvent(() => {
    if (pressed !== "course") act(pressed as TryAction);
  });
  const takeOver = useEffectEvent(() => {
    if (!built.current) return;
    handOver(built.current);
    const moved = movedEarly(built.current);
    if (moved !== undefined) move(moved);
    onRendered();
  });
  // Before anything is painted: both outputs are in the page now.
  useLayoutEffect(() => {
    if (isReady) takeOver();
  }, [isReady]);
  useEffect(() => {
    if (isReady && pressed) catchUp();
  }, [isReady, pressed]);
}

const resultIn = ({ result: { figures } }: Outcome, words: TrialProps["words"]) =>
  figures
    .slice(0, 2)
    .map((figure) => `${words.figures[figure.id]?.label}: ${shown(figure, words)}`)
    .join(". ");

/** Read out once the visitor pauses: a slider passes many results on its way. */
function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const pause = setTimeout(() => setSpoken(text), 800);
    return () => clearTimeout(pause);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
