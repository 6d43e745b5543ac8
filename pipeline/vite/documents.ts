import { createReadStream, existsSync } from "node:fs";
import { join, normalize } from "node:path";
import type { Plugin } from "vite";
import { kindOf } from "../../server/http/content-types.ts";
import { documentsFolder } from "../documents/folder.ts";
import { makeAnew } from "../documents/on-demand.ts";

/** The documents in development. */
export function documents(): Plugin {
  return {
    name: "documents",
    configureServer(server) {
      // Made anew after each change: whoever edits the content wants to see it.
      let stale = true;
      server.watcher.on("all", (_, changed) => {
        stale ||= changed.includes("/content/");
      });
      server.middlewares.use("/documents", async (request, response, next) => {
        if (stale) await makeAnew();
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
