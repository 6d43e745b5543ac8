import { memo } from "react";
import { clockTime } from "#app/clock-time.ts";
import type { CityDay } from "#simulation/control/day.ts";
import type { Entry } from "#simulation/control/log.ts";
import { type ConsoleWords, incidentName, sentenceOf, sourceOf } from "../../sentences.ts";

type LogProps = {
  words: ConsoleWords;
  day: CityDay;
  entries: Entry[];
  minute: number;
  selected: string | undefined;
};

const mostLines = 40;

/** All that was told and done up to now, the newest first; of one incident alone when one is chosen. */
export const Log = memo(
  ({ words, day, entries, minute, selected }: LogProps) => {
    const { title, empty } = words.log;
    const chosen = day.incidents.find(({ id }) => id === selected);
    const until = entriesUntil({ entries, minute, selected });
    const lines = until.slice(-mostLines).toReversed();
    return (
      <section aria-labelledby="log-title" className="log-panel">
        <h2 id="log-title" className="console-title">
          {chosen ? `${title}: ${incidentName(chosen, words)}` : title}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to */}
        <div role="log" aria-labelledby="log-title" tabIndex={0} className="log">
          {lines.length === 0 && <p className="text-muted">{empty}</p>}
          <ol className="grid gap-3">
            {lines.map((entry) => (
              <li key={`${entry.incident} ${entry.what} ${entry.at}`} className="log-line">
                <span className="log-time">{clockTime(entry.at)}</span>
                <span>
                  <span className="block text-muted text-sm">{sourceOf(entry, words)}</span>
                  {sentenceOf(entry, words)}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </section>
    );
  },
  (before, now) =>
    before.entries === now.entries &&
    before.selected === now.selected &&
    entriesUntil(before).length === entriesUntil(now).length,
);

const entriesUntil = ({ entries, minute, selected }: Pick<LogProps, "entries" | "minute" | "selected">) =>
  entries.filter(({ at, incident }) => at <= minute && (!selected || incident === selected));
