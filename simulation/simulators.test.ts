import { describe, expect, test } from "vitest";
import { simulators } from "./index.ts";
import type { Figure, Input, InputSpecs, Result } from "./simulator.ts";

/** What holds for every simulator, whoever wrote it. */
describe.each(Object.entries(simulators))("%s", (_, open) => {
  const runWith = async (change: Record<string, number | string> = {}): Promise<Result> => {
    const { inputs, run } = await open();
    return run({ ...initialOf(inputs), ...change } as never);
  };

  test("every input changes a figure", async () => {
    const { inputs } = await open();
    const initial = shown(await runWith());
    for (const [id, input] of Object.entries(inputs)) {
      const others = await Promise.all(otherValues(input).map((value) => runWith({ [id]: value })));
      expect(
        others.some((other) => shown(other) !== initial),
        id,
      ).toBe(true);
    }
  });

  test("says the same twice", async () => {
    expect(await runWith()).toEqual(await runWith());
  });

  test("rounds every figure to the digits it is shown with", async () => {
    for (const { id, value, today = 0, digits } of (await runWith()).figures) {
      for (const one of [value, today]) expect(Number(one.toFixed(digits)), id).toBe(one);
    }
  });

  test("tells events in their order, and hands over nothing that a worker could not", async () => {
    const result = await runWith();
    const times = (result.events ?? []).map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(structuredClone(result)).toEqual(result);
  });
});

const initialOf = (inputs: InputSpecs) =>
  Object.fromEntries(Object.entries(inputs).map(([id, { initial }]) => [id, initial]));

const otherValues = (input: Input): (number | string)[] =>
  input.kind === "choice"
    ? input.options.filter((option) => option !== input.initial)
    : [input.min, input.max].filter((end) => end !== input.initial);

const shown = ({ figures }: Result) =>
  JSON.stringify(figures.map(({ id, value, today }: Figure) => [id, value, today]));
