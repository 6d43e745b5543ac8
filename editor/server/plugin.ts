import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Known } from "../../pipeline/check/names.ts";
import { iconNames } from "../ui/icon-names.ts";
import { openApi } from "./api/api.ts";
import { answerForms } from "./forms.ts";
import { openShell } from "./shell.ts";

/** The one module of the app that reads content, and what it reads it with in edit mode. */
const app = fileURLToPath(new URL("../../app/content.server.ts", import.meta.url));
const reader = fileURLToPath(new URL("../../model/reader.ts", import.meta.url));
const markingReader = fileURLToPath(new URL("../marks/marking-reader.ts", import.meta.url));

/** The drawings of the editor's own icons. */
const icons = "virtual:editor-icons";

type Options = {
  journal: string;
  known: Known;
  publishCommand?: string;
};

/** Makes a development server one that edits: its pages carry marks, and its files can be changed. */
export function editor({ journal, known, publishCommand }: Options): Plugin {
  return {
    name: "editor",
    enforce: "pre",
    apply: "serve",
    async resolveId(source, importer) {
      if (source === icons) return `\0${icons}`;
      if (importer !== app) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved?.id === reader ? markingReader : resolved;
    },
    load(id) {
      if (id !== `\0${icons}`) return null;
      const drawings = Object.entries(iconNames).map(([name, icon]) => [name, known.icons(icon)]);
      return `export default ${JSON.stringify(Object.fromEntries(drawings))}`;
    },
    configureServer(server) {
      // In front of all else: pages and modules are not for strangers either.
      server.middlewares.use(openApi({ content: "content", journal, known, publishCommand }));
      server.middlewares.use(answerForms);
      server.middlewares.use(openShell(server));
    },
  };
}
