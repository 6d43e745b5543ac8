import type { Change } from "../../files/change.ts";
import type { Outcome } from "../../store/outcome.ts";
import { Dialog } from "../dialog.tsx";

export type Conflict = {
  outcome: Extract<Outcome, { status: "conflict" }>;
  /** What was to be saved; nothing for undo and for items. */
  changes?: Change[];
  /** What was to be taken back or done again, if that was it. */
  step?: "undo" | "redo";
  what: string;
};

type ConflictProps = Conflict & {
  onMine: () => void;
  onTheirs: () => void;
  onSkip: () => void;
  /** Nothing is chosen: what was typed stays as it is. */
  onClose: () => void;
};

/** A file is not as the editor last saw it. Both versions, side by side; nothing is written until one is chosen. */
export function ConflictDialog({
  outcome: { file, theirs, ours },
  changes,
  step,
  onMine,
  onTheirs,
  onSkip,
  onClose,
}: ConflictProps) {
  const mine = ours === null ? typedIn(changes) : "";
  const [left, right] = mine ? [linesOf(theirs ?? ""), linesOf(mine)] : compared(theirs ?? "", ours ?? "");
  return (
    <Dialog title={step ? stepTitles[step] : "The file has changed meanwhile"} onClose={onClose} size="wide">
      <p>
        Someone, or another program, has changed <code>content/{file}</code> since you{" "}
        {step ? stepTimes[step] : "opened it"}. Nothing was overwritten.
      </p>
      {step && (
        <p>Leave the step out, and {step} goes on with the one before it. The files stay as they are.</p>
      )}
      {mine && <p>{noPlace} Copy from here what you still need.</p>}
      <div className="versions">
        <Version
          title="On disk now"
          lines={left}
          empty={theirs === null ? "The file is not there any more." : ""}
        />
        <Version
          title={mine ? "What you typed" : changes ? "The same with your change" : "What it would become"}
          lines={right}
          empty={ours === null && !mine ? noPlace : ""}
        />
      </div>
      <div className="hint-foot">
        {changes && ours !== null && (
          <button type="button" className="button" onClick={onMine}>
            Save my change into it
          </button>
        )}
        {step && (
          <button type="button" className="button" onClick={onSkip}>
            Leave this step out
          </button>
        )}
        <button type="button" className="button quiet-button" onClick={onTheirs}>
          Keep what is on disk
        </button>
      </div>
    </Dialog>
  );
}

const noPlace = "Your change has no place in that version: what it was made from is not there any more.";
const stepTitles = { undo: "This step cannot be taken back", redo: "This step cannot be done again" };
const stepTimes = { undo: "made this step", redo: "took this step back" };

type Line = { number: number; text: string; isOther: boolean };

function Version({ title, lines, empty }: { title: string; lines: Line[]; empty: string }) {
  return (
    <section className="version" aria-label={title}>
      <h3>{title}</h3>
      {empty ? (
        <p>{empty}</p>
      ) : (
        <pre>
          {lines.map(({ number, text, isOther }) => (
            <span key={number} data-other={isOther || undefined}>
              {text || " "}
            </span>
          ))}
        </pre>
      )}
    </section>
  );
}

/** The texts that were to be saved. */
const typedIn = (changes: Change[] = []) =>
  changes
    .flatMap((change) => (change.op === "set" && typeof change.value === "string" ? change.value : []))
    .join("\n");

const linesOf = (text: string): Line[] =>
  text.split("\n").map((line, number) => ({ number, text: line, isOther: false }));

/** The lines around those that differ. */
function compared(one: string, two: string): [Line[], Line[]] {
  const [a, b] = [one.split("\n"), two.split("\n")];
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  const part = (lines: string[]) =>
    lines
      .map((text, i) => ({ number: i, text, isOther: i >= head && i < lines.length - tail }))
      .slice(Math.max(0, head - 6), lines.length - tail + 6);
  return [part(a), part(b)];
}
