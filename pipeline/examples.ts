import { type Example, exampleOf } from "#simulation/example.ts";
import { readContent } from "./content.ts";
import { kept } from "./kept.ts";

/** Each simulator that has words, run with the values that it begins with. */
export async function readExamples(): Promise<Record<string, Example>> {
  const ids = readContent()
    .partsIn("simulators")
    .map(({ id }) => id);
  return Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await keptExample(id)])));
}

async function keptExample(id: string): Promise<Example> {
  const made = await kept(["example", id], async () => Buffer.from(JSON.stringify(await exampleOf(id))));
  return JSON.parse(made.toString());
}
