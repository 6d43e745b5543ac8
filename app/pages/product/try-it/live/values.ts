import type { Input, InputSpecs } from "#simulation/simulator.ts";
import type { Values } from "../trial.ts";

/** What a text means for an input: the nearest allowed value, and whether it was already one. */
export function allowed(input: Input, text: string): { value: number | string; asked: boolean } {
  if (input.kind === "choice") {
    const known = input.options.includes(text);
    return { value: known ? text : input.initial, asked: known };
  }
  const number = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) return { value: input.initial, asked: false };
  const value = onStep(input, number);
  return { value, asked: Math.abs(value - number) < input.step / 1000 };
}

function onStep({ min, max, step }: Extract<Input, { kind: "number" }>, number: number) {
  const within = Math.min(Math.max(number, min), max);
  // The last step may end beyond the largest value.
  const steps = Math.min(Math.round((within - min) / step), Math.floor((max - min) / step + 1e-9));
  const decimals = Math.max(decimalsIn(step), decimalsIn(min));
  return Number((min + steps * step).toFixed(decimals));
}

const decimalsIn = (number: number) => String(number).split(".")[1]?.length ?? 0;

/** The values that an address asks for, of those inputs that it names. */
export function valuesInQuery(query: string, inputs: InputSpecs) {
  const asked = new URLSearchParams(query);
  const read = Object.entries(inputs).flatMap(([id, input]) => {
    const text = asked.get(id);
    return text === null ? [] : [{ id, ...allowed(input, text) }];
  });
  return {
    values: Object.fromEntries(read.map(({ id, value }) => [id, value])) as Values,
    /** One of them was no allowed value. */
    corrected: read.some(({ asked }) => !asked),
  };
}

/** An address' query with these values in place of those that it had, and whatever else it said. */
export function queryWith(values: Values, inputs: InputSpecs, query = "") {
  const params = new URLSearchParams(query);
  for (const id of Object.keys(inputs)) params.delete(id);
  const isInitial = Object.entries(inputs).every(([id, { initial }]) => values[id] === initial);
  if (!isInitial) for (const [id, value] of Object.entries(values)) params.set(id, String(value));
  return params.size ? `?${params}` : "";
}
