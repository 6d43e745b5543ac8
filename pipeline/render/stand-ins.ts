import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type StandIn, standInFolder, standInList } from "#contract/stand-ins.ts";
import { rendererIn } from "./renderer.ts";

/** No id of content is a hyphen. */
const noId = "-";

/**
 * Renders once what each route with an id shows when there is no such id, and the page for unknown addresses: whoever
 * asks for random addresses then costs the server no rendering. They stand among the pages until `hideStandIns`.
 */
export async function writeStandIns(buildFolder: string) {
  const folder = join(buildFolder, "client", standInFolder);
  const { answerAt, routes } = await rendererIn(buildFolder);
  const list: StandIn[] = [];
  mkdirSync(folder, { recursive: true });
  for (const route of openRoutes(routes)) {
    const address = `/${route.replace(/:\w+|\*/g, noId)}`;
    for (const ending of [".html", ".data"]) {
      const answer = await answerAt(address + ending.replace(".html", ""));
      const file = `${list.length}${ending}`;
      list.push({ route, file, status: answer.status });
      writeFileSync(join(folder, file), await answer.text());
    }
  }
  writeFileSync(join(folder, standInList), JSON.stringify(list));
}

/** Takes them out of what browsers may ask for by name. */
export function hideStandIns(buildFolder: string) {
  renameSync(join(buildFolder, "client", standInFolder), join(buildFolder, standInFolder));
}

/** The paths of pages that any address may match, such as services/:id and *. */
const openRoutes = (routes: Awaited<ReturnType<typeof rendererIn>>["routes"]) =>
  Object.values(routes).flatMap((route) =>
    route?.path && /[:*]/.test(route.path) && route.module.default ? [route.path] : [],
  );
