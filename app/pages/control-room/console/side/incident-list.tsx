import { memo } from "react";
import { clockTime } from "#app/clock-time.ts";
import { counted } from "#app/counted.ts";
import { Icon } from "#app/ui/figures/icon.tsx";
import { handsFocusOn } from "#app/ui/hands-focus-on.ts";
import type { CityDay } from "#simulation/control/day.ts";
import { isOpen, stageOf } from "#simulation/control/moment.ts";
import { type ConsoleWords, incidentName } from "../../sentences.ts";

type IncidentListProps = {
  words: ConsoleWords;
  day: CityDay;
  minute: number;
  selected: string | undefined;
  onSelect: (incident: string | undefined) => void;
};

const steps = ["reported", "confirmed", "sent", "arrived", "closed"] as const;

/** What is open, the newest first, with how far the work has come. */
export const IncidentList = memo(
  ({ words, day, minute, selected, onSelect }: IncidentListProps) => {
    const { title, none, kinds, stages, reports } = words.incidents;
    const known = knownAt(day, minute);
    return (
      <section aria-labelledby="incidents-title" tabIndex={-1} className="incidents">
        <h2 id="incidents-title" className="console-title px-5 lg:px-6">
          {title}
          <span className="incidents-count">{known.filter(({ stage }) => isOpen(stage)).length}</span>
        </h2>
        {known.length === 0 && <p className="px-5 py-3 text-muted text-small lg:px-6">{none}</p>}
        <ul className="mt-2">
          {known.slice(0, 6).map(({ id, kind, where, opened, stage, count }) => (
            <li key={id}>
              <button
                ref={handsFocusOn}
                type="button"
                aria-pressed={selected === id}
                onClick={() => onSelect(selected === id ? undefined : id)}
                data-stage={stage}
                className="incident"
              >
                <span className="incident-icon">
                  {kinds[kind] && <Icon name={kinds[kind].icon} className="size-5.5" />}
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold">{incidentName({ kind, where }, words)}</span>
                  <span className="block text-muted text-sm">
                    {clockTime(opened)} · {stages[stage]} · {counted(reports, count)}
                  </span>
                  <span className="incident-steps" aria-hidden="true">
                    {steps.map((step, index) => (
                      <span
                        key={step}
                        data-done={index <= steps.indexOf(stage as (typeof steps)[number]) || undefined}
                      />
                    ))}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  },
  // It changes a few times an hour, and is asked to four times a second.
  (before, now) =>
    before.day === now.day &&
    before.selected === now.selected &&
    textOf(knownAt(before.day, before.minute)) === textOf(knownAt(now.day, now.minute)),
);

/** What is open, and what has been closed within the last four hours. */
function knownAt(day: CityDay, minute: number) {
  return day.incidents
    .map((incident) => ({
      ...incident,
      stage: stageOf(day, incident, minute),
      count: incident.reports.filter(({ at }) => at <= minute).length,
    }))
    .filter(({ stage, opened }) => isOpen(stage) || (stage === "closed" && minute - opened < 240))
    .toReversed()
    .toSorted((a, b) => Number(isOpen(b.stage)) - Number(isOpen(a.stage)));
}

const textOf = (known: ReturnType<typeof knownAt>) =>
  known.map(({ id, stage, count }) => `${id} ${stage} ${count}`).join();
