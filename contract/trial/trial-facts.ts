import type { TrialFacts, Tryable, TryableInput } from "./trial.ts";

/** A simulator's words, as content/simulators/ has them. */
type Words = {
  id: string;
  title: string;
  product: string;
  inputs: Record<string, { label: string; unit?: string; options?: Record<string, string> }>;
  figures: Record<string, { label: string; unit?: string }>;
};

/** What the simulator takes, and what it gives for the values that it begins with. */
type Example = {
  inputs: Record<string, { kind: "number"; unit: string; min: number; max: number } | { kind: "choice" }>;
  result: { figures: { id: string; unit: string; digits: number }[] };
};

/** What can be tried, put together from words and simulators: the form's page and the server get the same. */
export const trialFacts = (words: Words[], examples: Record<string, Example>): TrialFacts =>
  Object.fromEntries(
    words.flatMap((one) => {
      const example = examples[one.id];
      return example ? [[one.id, tryableFrom(one, example)]] : [];
    }),
  );

function tryableFrom({ title, product, inputs, figures }: Words, example: Example): Tryable {
  return {
    title,
    page: `/${product}`,
    inputs: Object.fromEntries(
      Object.entries(example.inputs).map(([id, input]): [string, TryableInput] => {
        const { label = id, unit, options = {} } = inputs[id] ?? {};
        if (input.kind === "choice") return [id, { label, options }];
        return [id, { label, unit: unit ?? input.unit, min: input.min, max: input.max }];
      }),
    ),
    figures: Object.fromEntries(
      example.result.figures.map(({ id, unit, digits }) => {
        const { label = id, unit: shown } = figures[id] ?? {};
        return [id, { label, unit: shown ?? unit, digits }];
      }),
    ),
  };
}
