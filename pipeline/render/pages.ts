import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { searchPath } from "#contract/search.ts";
import { readContent } from "../content.ts";
import { rendererIn } from "./renderer.ts";

/** Renders every page of the site, with the data that the app asks for in its place, and what modals fetch. */
export async function renderPages(buildFolder: string) {
  const { answerAt, routes } = await rendererIn(buildFolder);
  // The app has what stands on every page, and never asks for it again (`shouldRevalidate` in app/root.tsx).
  const ownData = `.data?_routes=${Object.keys(routes).filter((id) => id !== "root")}`;
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
    // What is made meanwhile, such as link previews, goes on.
    await setImmediate();
    await write(path, join(path, "index.html"));
    const name = path === "/" ? "/_" : path;
    await write(name + ownData, `${name}.data`);
  }
}
