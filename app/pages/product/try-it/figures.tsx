import { memo } from "react";
import { quantity } from "#contract/trial/trial.ts";
import { language } from "#model/language.ts";
import type { Figure, Result } from "#simulation/simulator.ts";
import type { TrialProps } from "./trial.ts";

type FiguresProps = Pick<TrialProps, "words" | "shared"> & { result: Result };

/** The answer to the visitor's question, large. */
export const MainFigure = memo(({ words, shared, result }: FiguresProps) => {
  const [figure] = result.figures;
  if (!figure) return null;
  const { label, note } = words.figures[figure.id] ?? {};
  return (
    <dl className="border-hue border-l-4 pl-4">
      <dt className="font-semibold text-small leading-snug">{label}</dt>
      <dd>
        <span className="main-figure block font-display font-semibold text-hue tabular-nums">
          {shown(figure, words)}
        </span>
        <Beside figure={figure} words={words} shared={shared} />
        {note && <span className="block text-muted text-sm">{note}</span>}
      </dd>
    </dl>
  );
});

/** What else comes out. */
export function Figures({ words, shared, figures }: Omit<FiguresProps, "result"> & { figures: Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="grid gap-x-8 sm:grid-cols-3 sm:gap-y-6">
      {figures.map((figure) => {
        const { label, note } = words.figures[figure.id] ?? {};
        return (
          <div
            key={figure.id}
            className="flex items-baseline justify-between gap-4 border-border py-2.5 not-first:border-t sm:block sm:border-t sm:py-0 sm:pt-3"
          >
            <dt className="text-small leading-snug">{label}</dt>
            <dd className="max-sm:max-w-[70%] max-sm:shrink-0 max-sm:text-right">
              <span className="block font-display font-semibold text-xl tabular-nums sm:mt-1 sm:text-title">
                {shown(figure, words)}
              </span>
              <Beside figure={figure} words={words} shared={shared} />
              {note && <span className="block text-muted text-sm max-sm:hidden">{note}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type BesideProps = Pick<TrialProps, "words" | "shared"> & { figure: Figure };

/** The same under today's practice, and by how much it differs. */
function Beside({ figure, words, shared }: BesideProps) {
  if (figure.today === undefined) return null;
  const { better } = words.figures[figure.id] ?? {};
  const change = changeOf(figure);
  const isGain = Boolean(change) && better === (Number(change) < 0 ? "less" : "more");
  return (
    <span className="block text-small">
      <span className="text-muted">
        {shared.today} {shown({ ...figure, value: figure.today }, words)}
        {change !== undefined && ", "}
      </span>
      {change !== undefined && (
        <span className={isGain ? "font-semibold text-success" : ""}>{inWords(change, shared)}</span>
      )}
    </span>
  );
}

export const shown = ({ id, value, unit, digits }: Figure, words: TrialProps["words"]) =>
  quantity(value, words.figures[id]?.unit ?? unit, digits, language);

/** By how many per cent of today's practice it is more; undefined where there is nothing to compare with. */
function changeOf({ value, today = 0 }: Figure) {
  return today === 0 ? undefined : Math.round(((value - today) / Math.abs(today)) * 100) + 0;
}

function inWords(change: number, { less, more, same, times }: TrialProps["shared"]) {
  if (change === 0) return same;
  // "1,138% more" is no figure that anyone can picture.
  if (change >= 100) return `${quantity(1 + change / 100, "", 1, language)} ${times}`;
  return `${quantity(Math.abs(change), "%", 0, language)} ${change < 0 ? less : more}`;
}
