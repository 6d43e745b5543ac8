import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { searchPath } from "#contract/search.ts";
import { readContent } from "../content.ts";
import { rendererIn } from "./renderer.ts";

/** Renders every page of the site, with the data that the app asks for in its place, and what modals fetch. */
export async function renderPages(buildFolder: string) {
  const { answerAt } = await rendererIn(buildFolder);
  const write = async (address: string, file = address) => {
    const answer = await answerAt(address);
    if (!answer.ok) throw new Error(`The page at ${address} is answered with ${answer.status}.`);
    const path = join(buildFolder, "client", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.from(await answer.arrayBuffer()));
  };
  const content = readContent();
  for (const { path } of content.pages()) await writePage(path);
  for (const path of [...content.sublistPaths(), searchPath]) await writePage(path);
  for (const path of content.summaryPaths()) await write(path);

  async function writePage(path: string) {
    await write(path, join(path, "index.html"));
    await write(path === "/" ? "/_.data" : `${path}.data`);
  }
}
