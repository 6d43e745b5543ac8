import type { Plugin } from "vite";
import { readContent } from "../content.ts";
import { isSearchFile, searchFiles } from "../search/files.ts";
import { makeIndex } from "../search/make-index.ts";

/** The files that search fetches, in development. */
export function search(): Plugin {
  return {
    name: "search",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url || !isSearchFile(request.url)) return next();
        const source = searchFiles(makeIndex(readContent())).get(request.url);
        if (!source) return next();
        response.setHeader("Content-Type", "application/json; charset=utf-8");
        response.end(source);
      });
    },
  };
}
