import type { Plugin } from "vite";
import { uiIconNames } from "#app/ui/figures/ui-icon-names.ts";
import type { IconDrawing } from "#model/content-of.ts";
import { fieldsIn } from "../../model/visit.ts";
import { parseFiles } from "../check/shape.ts";
import { sourceFrom } from "../content.ts";
import { openIconSets } from "../icon-sets.ts";

const id = "virtual:ui-icons";

/** The drawings of the icons that the kit itself names, as a module for both sides of the app. */
export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) =>
      source === `\0${id}`
        ? `export default ${JSON.stringify(drawingsOf(Object.entries(uiIconNames)))}`
        : null,
  };
}

/** The drawings of the icons that content names: pages get theirs with their data. */
export const drawingsInContent = () => drawingsOf(iconsInContent().map((name) => [name, name]));

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
