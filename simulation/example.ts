import { isSimulator, simulators } from "./index.ts";
import type { InputSpecs, Result } from "./simulator.ts";

export type Example = { inputs: InputSpecs; result: Result };

/** A simulator run with the values that it begins with. */
export async function exampleOf(id: string): Promise<Example> {
  if (!isSimulator(id)) throw new Error(`There is no simulator "${id}": see simulation/index.ts.`);
  const { inputs, run } = await simulators[id]();
  return { inputs, result: await run(initialOf(inputs) as never) };
}

export const initialOf = (inputs: InputSpecs) =>
  Object.fromEntries(Object.entries(inputs).map(([id, { initial }]) => [id, initial]));
