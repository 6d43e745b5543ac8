import { type Example, exampleOf } from "#simulation/example.ts";
import { readContent } from "./content.ts";

/** Each simulator that has words, run with the values that it begins with. */
export async function readExamples(): Promise<Record<string, Example>> {
  const ids = readContent()
    .partsIn("simulators")
    .map(({ id }) => id);
  return Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await exampleOf(id)])));
}
