import { memo } from "react";
import { type ScenarioId, scenarioIds } from "#simulation/control/plan.ts";
import type { ConsoleWords } from "../sentences.ts";

type ScenariosProps = { words: ConsoleWords; current: ScenarioId; onBegin: (scenario: ScenarioId) => void };

/** Days that are worth watching; pressed, one begins where it becomes interesting. */
export const Scenarios = memo(({ words, current, onBegin }: ScenariosProps) => {
  const { title, items } = words.scenarios;
  return (
    <section aria-labelledby="scenarios-title" className="scenarios">
      <h2 id="scenarios-title" className="console-title">
        {title}
      </h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {scenarioIds.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === current}
              onClick={() => onBegin(id)}
              className="scenario"
            >
              <span className="block font-semibold">{items[id]?.title}</span>
              <span className="mt-0.5 block text-muted text-sm">{items[id]?.text}</span>
              <span className="mt-1 block text-accent text-sm">{items[id]?.date}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
