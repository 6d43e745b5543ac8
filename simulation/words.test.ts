import { describe, expect, test } from "vitest";
import { readContent } from "../pipeline/content.ts";
import { isSimulator, simulators } from "./index.ts";
import type { InputSpecs, Simulator } from "./simulator.ts";

/** content/simulators/ has the words for exactly what each simulator takes and gives. */
const words = readContent().partsIn("simulators");

test("every simulator has words, and all words have a simulator", () => {
  expect(words.map(({ id }) => id).sort()).toEqual(Object.keys(simulators).sort());
});

describe.each(words)("$id", (content) => {
  const open = async (): Promise<Simulator> => {
    if (!isSimulator(content.id)) throw new Error(`There is no simulation/${content.id}/simulator.ts`);
    return simulators[content.id]();
  };

  test("has two to five inputs, each with a label, and each option too", async () => {
    const { inputs } = await open();
    expect(Object.keys(content.inputs)).toEqual(Object.keys(inputs));
    expect(Object.keys(inputs).length).toBeGreaterThanOrEqual(2);
    expect(Object.keys(inputs).length).toBeLessThanOrEqual(5);
    for (const [id, input] of Object.entries(inputs))
      expect(Object.keys(content.inputs[id]?.options ?? {}), id).toEqual(
        input.kind === "choice" ? [...input.options] : [],
      );
  });

  test("begins with values that it allows", async () => {
    const { inputs } = await open();
    for (const [id, input] of Object.entries(inputs)) {
      if (input.kind === "choice") expect(input.options, id).toContain(input.initial);
      else {
        expect(input.initial, id).toBeGreaterThanOrEqual(input.min);
        expect(input.initial, id).toBeLessThanOrEqual(input.max);
        const steps = (input.initial - input.min) / input.step;
        expect(Math.abs(steps - Math.round(steps)), id).toBeLessThan(1e-6);
      }
    }
  });

  test("has words for every figure, line and event, whatever is entered", async () => {
    const { inputs, run } = await open();
    const kinds = new Set<string>();
    for (const values of someValues(inputs)) {
      const { figures, plot, events = [] } = await run(values as never);
      expect(figures.map(({ id }) => id)).toEqual(Object.keys(content.figures));
      for (const { id, value, today = 0 } of figures) {
        expect(Number.isFinite(value), `${id} at ${JSON.stringify(values)}`).toBe(true);
        expect(Number.isFinite(today), `${id} today at ${JSON.stringify(values)}`).toBe(true);
      }
      expect(plot?.lines.map(({ id }) => id) ?? []).toEqual(Object.keys(content.plot?.lines ?? {}));
      for (const line of plot?.lines ?? []) expect(line.values).toHaveLength(plot?.x.values.length ?? 0);
      for (const { id, values: filled } of events) {
        kinds.add(id);
        const gaps = Array.from(content.events?.[id]?.matchAll(/\{(\w+)\}/g) ?? [], ([, name]) => name);
        expect(content.events, id).toHaveProperty([id]);
        expect(Object.keys(filled), id).toEqual(expect.arrayContaining(gaps));
      }
    }
    for (const id of kinds) expect(Object.keys(content.events ?? {})).toContain(id);
  });
});

/** The initial values, and each input at its ends and options in turn. */
function someValues(inputs: InputSpecs) {
  const initial = Object.fromEntries(Object.entries(inputs).map(([id, { initial }]) => [id, initial]));
  return [
    initial,
    ...Object.entries(inputs).flatMap(([id, input]) =>
      (input.kind === "choice" ? [...input.options] : [input.min, input.max]).map((value) => ({
        ...initial,
        [id]: value,
      })),
    ),
  ];
}
