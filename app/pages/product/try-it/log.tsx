import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { quantity } from "#contract/trial/trial.ts";
import { language } from "#model/language.ts";
import { fill } from "#model/words/fill.ts";
import type { SimulatedEvent } from "#simulation/simulator.ts";
import type { TrialProps } from "./trial.ts";

type LogProps = Pick<TrialProps, "shared"> & { events: SimulatedEvent[]; words: Record<string, string> };

/** What happens when, in sentences. */
export const Log = ({ events, words, shared }: LogProps) => (
  <details className="group grow">
    <summary className="disclosure">
      {shared.log}
      <Icon name={uiIcons.down} className="size-4 text-muted transition-transform group-open:rotate-180" />
    </summary>
    <ol className="grid gap-1.5 pb-2 text-small">
      {events.map(({ at, id, values }) => (
        <li key={`${at} ${id}`} className="border-hue border-l-2 pl-3">
          {sentenceOf(words[id] ?? id, values)}
        </li>
      ))}
    </ol>
  </details>
);

function sentenceOf(text: string, values: SimulatedEvent["values"]) {
  const inWords = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? quantity(value, "", Number.isInteger(value) ? 0 : 1, language) : value,
  ]);
  return fill(text, Object.fromEntries(inWords));
}
