import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Source } from "../../model/reader.ts";
import { openApi } from "./api.ts";

/** The one module of the app that reads content, and what it reads it with in edit mode. */
const app = fileURLToPath(new URL("../../app/content.server.ts", import.meta.url));
const reader = fileURLToPath(new URL("../../model/reader.ts", import.meta.url));
const markingReader = fileURLToPath(new URL("../marks/marking-reader.ts", import.meta.url));

type Options = { journal: string; known: Pick<Source, "pictures" | "icons"> };

/** Makes a development server one that edits: its pages carry marks, and its files can be changed. */
export function editor({ journal, known }: Options): Plugin {
  return {
    name: "editor",
    enforce: "pre",
    apply: "serve",
    async resolveId(source, importer) {
      if (importer !== app) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved?.id === reader ? markingReader : resolved;
    },
    configureServer(server) {
      // In front of all else: pages and modules are not for strangers either.
      server.middlewares.use(openApi({ content: "content", journal, known }));
    },
  };
}
