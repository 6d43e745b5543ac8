import { createRequire } from "node:module";
import type { IconifyJSON } from "@iconify/types";
import type { IconDrawing } from "#model/content-of.ts";

const require = createRequire(import.meta.url);

/** Gives the drawing of an icon named set:name, or nothing when its set is not installed or has no such icon. */
export function openIconSets() {
  const sets = new Map<string, IconifyJSON | undefined>();
  return (name: string): IconDrawing | undefined => {
    const [prefix = "", icon = ""] = name.split(":");
    if (!sets.has(prefix)) sets.set(prefix, readSet(prefix));
    const set = sets.get(prefix);
    const drawing = set?.icons[set.aliases?.[icon]?.parent ?? icon];
    return drawing && { body: inOneColour(rounded(drawing.body)), size: drawing.width ?? set?.width ?? 16 };
  };
}

/** `<Icon>` gives the colour; the group around a two-toned drawing has nothing else to give. */
const inOneColour = (body: string) =>
  body.replaceAll(' fill="currentColor"', "").replace(/^<g>((?:(?!<g).)*)<\/g>$/s, "$1");

/** A tenth of a unit in a grid of 256 is not seen, and a page of icons becomes a fifth lighter. */
const rounded = (body: string) =>
  body.replace(/(?<=(\d?))(\d*\.\d{2,})(?=(\.?))/g, (_, before: string, number: string, after: string) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^0\./, ".");
    // In "5.5.96.4" only the points keep the numbers apart: one that loses its point needs a space instead.
    const whole = !short.includes(".");
    return `${whole && before ? " " : ""}${short}${whole && after ? " " : ""}`;
  });

function readSet(prefix: string): IconifyJSON | undefined {
  try {
    return require(`@iconify-json/${prefix}/icons.json`);
  } catch {
    return undefined; // the set is not installed
  }
}
