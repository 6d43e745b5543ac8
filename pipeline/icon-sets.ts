import { createRequire } from "node:module";
import type { IconifyJSON } from "@iconify/types";
import svgPath from "svgpath";
import type { IconDrawing } from "#model/content-of.ts";

const require = createRequire(import.meta.url);

/** Gives the drawing of an icon named set:name, or nothing when its set is not installed or has no such icon. */
export function openIconSets(): (name: string) => IconDrawing | undefined {
  const sets = new Map<string, IconifyJSON | undefined>();
  const drawn = new Map<string, IconDrawing | undefined>();
  return (name) => {
    if (!drawn.has(name)) drawn.set(name, draw(name));
    return drawn.get(name);
  };

  function draw(name: string): IconDrawing | undefined {
    const [prefix = "", icon = ""] = name.split(":");
    if (!sets.has(prefix)) sets.set(prefix, readSet(prefix));
    const set = sets.get(prefix);
    const drawing = set?.icons[set.aliases?.[icon]?.parent ?? icon];
    if (!drawing) return undefined;
    const size = drawing.width ?? set?.width ?? 16;
    return { body: inOneColour(rounded(drawing.body, size)), size };
  }
}

/** `<Icon>` gives the colour; the group around a two-toned drawing has nothing else to give. */
const inOneColour = (body: string) =>
  body.replaceAll(' fill="currentColor"', "").replace(/^<g>((?:(?!<g).)*)<\/g>$/s, "$1");

/** A grid of 256 units in whole ones: half a unit is a tenth of a pixel at most, and a page of icons becomes a third lighter. */
const rounded = (body: string, size: number) =>
  body.replace(/(?<= d=")[^"]+/g, (path) =>
    svgPath(path)
      .round(size < 100 ? 1 : 0)
      .toString(),
  );

function readSet(prefix: string): IconifyJSON | undefined {
  try {
    return require(`@iconify-json/${prefix}/icons.json`);
  } catch {
    return undefined; // the set is not installed
  }
}
