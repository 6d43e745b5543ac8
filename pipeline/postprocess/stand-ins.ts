import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { type StandIn, standInFolder, standInList } from "#contract/stand-ins.ts";

/** Ids of content have two characters or more. */
const noId = "-";

/**
 * Renders once what each route with an id shows when there is no such id, and the page for unknown addresses: whoever
 * asks for random addresses then costs the server no rendering. They stand among the pages until `hideStandIns`.
 */
export async function writeStandIns(buildFolder: string) {
  const folder = join(buildFolder, "client", standInFolder);
  const answerAt = await rendererIn(buildFolder);
  const list: StandIn[] = [];
  mkdirSync(folder, { recursive: true });
  for (const route of await openRoutes(buildFolder)) {
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
async function openRoutes(buildFolder: string) {
  const { routes } = await serverBuildIn(buildFolder);
  return Object.values(routes).flatMap((route) =>
    route?.path && /[:*]/.test(route.path) && route.module.default ? [route.path] : [],
  );
}

async function rendererIn(buildFolder: string) {
  // React takes its development form unless it is told so before it is loaded.
  process.env.NODE_ENV ??= "production";
  const { createRequestHandler, RouterContextProvider } = await import("react-router");
  const handle = createRequestHandler(await serverBuildIn(buildFolder), "production");
  return async (address: string) => {
    const answer = await handle(new Request(`http://localhost${address}`), new RouterContextProvider());
    if (answer.status >= 500) throw new Error(`The page at ${address} could not be rendered.`);
    return answer;
  };
}

const serverBuildIn = (buildFolder: string): Promise<ServerBuild> =>
  import(pathToFileURL(join(buildFolder, "server/index.js")).href);
