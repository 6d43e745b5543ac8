import { createReadStream, existsSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import type { Plugin } from "vite";
import { kindOf } from "../../server/http/content-types.ts";
import { documentsFolder } from "../documents/folder.ts";

const id = "virtual:documents";
const index = join(documentsFolder, "index.json");

/** What documents each product has, as a module for the server's side of the app, and the documents in development. */
export function documents(): Plugin {
  return {
    name: "documents",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(source) {
      if (source !== `\0${id}`) return null;
      // The build makes them before the pages; a development server when it is first asked.
      if (!existsSync(index)) await make();
      return `export default ${readFileSync(index, "utf8")}`;
    },
    configureServer(server) {
      // Made anew after each change: whoever edits the content wants to see it.
      let stale = true;
      server.watcher.on("all", (_, changed) => {
        stale ||= changed.includes("/content/");
      });
      server.middlewares.use("/documents", async (request, response, next) => {
        if (stale) await make();
        stale = false;
        const { pathname } = new URL(request.url ?? "", "http://localhost");
        const file = join(documentsFolder, normalize(pathname));
        if (!existsSync(file)) return next();
        response.setHeader("Content-Type", kindOf(file).type);
        createReadStream(file).pipe(response);
      });
    },
  };
}

/** Loaded only now: a server that is asked for no document need not load what makes them. */
async function make() {
  const { makeDocuments } = await import("../documents/documents.ts");
  await makeDocuments();
}
