import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";

/** Answers addresses as the server does, by the bundle in a folder. */
export async function rendererIn(buildFolder: string) {
  // React takes its development form unless it is told so before it is loaded.
  process.env.NODE_ENV ??= "production";
  const { createRequestHandler, RouterContextProvider } = await import("react-router");
  const build: ServerBuild = await import(pathToFileURL(join(buildFolder, "server/index.js")).href);
  const handle = createRequestHandler(build, "production");
  return {
    routes: build.routes,
    async answerAt(address: string) {
      const answer = await handle(new Request(`http://localhost${address}`), new RouterContextProvider());
      if (answer.status >= 500) throw new Error(`The page at ${address} could not be rendered.`);
      return answer;
    },
  };
}
