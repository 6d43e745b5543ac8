import type { Plugin } from "vite";
import { documentsFolder } from "../documents/folder.ts";
import { makeAnew } from "../documents/on-demand.ts";
import { sendFile } from "./send-file.ts";

/** The documents in development. */
export function documents(): Plugin {
  return {
    name: "documents",
    configureServer(server) {
      // Rendered again after each change: whoever edits the content wants to see it.
      let stale = true;
      server.watcher.on("all", (_, changed) => {
        stale ||= changed.includes("/content/");
      });
      server.middlewares.use("/documents", async (request, response, next) => {
        try {
          if (stale) await makeAnew();
        } catch (error) {
          return next(error); // the content has a problem: once it is mended, they are made
        }
        stale = false;
        sendFile(documentsFolder, request.url ?? "", response, next);
      });
    },
  };
}
