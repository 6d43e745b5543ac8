import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { uiIconNames } from "#app/ui/figures/ui-icon-names.ts";
import type { IconDrawing } from "#model/content-of.ts";
import { fieldsIn } from "../../model/visit.ts";
import { parseFiles } from "../check/shape.ts";
import { sourceFrom } from "../content.ts";
import { openIconSets } from "./icon-sets.ts";

/**
 * The drawings of icons as modules: `virtual:ui-icons` has those that the kit itself names, for the browser too;
 * `virtual:content-icons` has those that content names, for the reader on the server's side.
 */
const modules: Record<string, () => Record<string, IconDrawing>> = {
  "virtual:ui-icons": () => drawingsOf(Object.entries(uiIconNames)),
  "virtual:content-icons": () => drawingsOf(iconsInContent().map((name) => [name, name])),
};

export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (source) => (Object.hasOwn(modules, source) ? `\0${source}` : null),
    load(id) {
      const drawings = id.startsWith("\0") ? modules[id.slice(1)] : undefined;
      if (!drawings) return null;
      // While one works on the site, a new icon in a content file is there at once.
      if (id === "\0virtual:content-icons")
        for (const file of globSync("content/**/*.{yaml,md}")) this.addWatchFile(resolve(file));
      return `export default ${JSON.stringify(drawings())}`;
    },
  };
}

function drawingsOf(named: [key: string, name: string][]): Record<string, IconDrawing> {
  const iconDrawing = openIconSets();
  const entries = named.map(([key, name]) => [key, iconDrawing(name)] as const);
  return Object.fromEntries(entries.flatMap(([key, drawing]) => (drawing ? [[key, drawing]] : [])));
}

function iconsInContent() {
  const { parsed } = parseFiles(sourceFrom().files);
  const fields = parsed.flatMap(({ schema, data }) => (schema ? [...fieldsIn(schema, data)] : []));
  return fields.flatMap(({ kind, value }) => (kind === "icon" ? String(value) : []));
}
