import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { IconifyJSON } from "@iconify/types";
import { isTwoToned } from "#app/ui/figures/ui-icons.ts";
import { hashOf } from "../postprocess/hash.ts";

export type IconData = { body: string; size: number };

const iconName = /\b([a-z][a-z0-9]*):([a-z0-9]+(?:-[a-z0-9]+)*)\b/g;
const require = createRequire(import.meta.url);

/** A browser reads a file of icons at one go: all in one would keep a slow phone busy for a sixth of a second. */
const sheetCount = 4;

/** Some of the shared icons: all whose names follow `from` in the alphabet, up to the next sheet's. */
export type IconSheet = { from: string; file: string; svg: string };

/** The icons that content names and the kit's two-toned ones, in files that all pages share and point into by name. */
export function sharedIcons(): { sheets: IconSheet[]; sets: string[] } {
  const icons = { ...iconsNamedIn(["content"]), ...kitIcons(isTwoToned) };
  const entries = Object.entries(icons).sort(([one], [two]) => (one < two ? -1 : 1));
  const size = Math.ceil(entries.length / sheetCount);
  const sheets = Array.from({ length: sheetCount }, (_, i) => {
    const some = entries.slice(i * size, (i + 1) * size);
    const svg = sheetOf(symbolsOf(Object.fromEntries(some)));
    return { from: some[0]?.[0] ?? "", file: `assets/icons-${hashOf(svg)}.svg`, svg };
  });
  return { sheets, sets: setsOf(icons) };
}

export const sheetOf = (symbols: string) => `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`;

/** The kit's plain ones, for every page to carry. */
export const pageIcons = () => symbolsOf(kitIcons((name) => !isTwoToned(name)));

const kitIcons = (wanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(iconsNamedIn(["app/ui"])).filter(([name]) => wanted(name)));

const symbolsOf = (icons: Record<string, IconData>) =>
  Object.entries(icons)
    .map(([name, { body, size }]) => {
      // The group that a two-toned drawing stands in only has its colour: an element less for each icon of a page.
      const [, parts = body] = body.match(/^<g fill="currentColor">((?:(?!<g).)*)<\/g>$/s) ?? [];
      return `<symbol id="${name.replace(":", "-")}" viewBox="0 0 ${size} ${size}" fill="currentColor">${parts}</symbol>`;
    })
    .join("");

const setsOf = (icons: Record<string, IconData>) => [
  ...new Set(Object.keys(icons).map((name) => name.replace(/:.*/, ""))),
];

/** The drawing of every icon that a file below these folders names, such as ph:drop-duotone. */
export function iconsNamedIn(folders: string[]): Record<string, IconData> {
  const files = folders.flatMap((cwd) =>
    globSync("**/*.{yaml,ts,tsx}", { cwd }).map((file) => join(cwd, file)),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(iconName)].map(([name]) => name),
  );
  const found = [...new Set(names)].sort().flatMap((name) => {
    const data = iconData(name);
    return data ? [[name, data] as const] : [];
  });
  return Object.fromEntries(found);
}

/** An icon's drawing, or nothing when its set is not installed or has no such icon. */
export function iconData(name: string): IconData | undefined {
  const [prefix = "", icon = ""] = name.split(":");
  const set = iconSet(prefix);
  const drawing = set?.icons[set.aliases?.[icon]?.parent ?? icon];
  return drawing && { body: rounded(drawing.body), size: drawing.width ?? set?.width ?? 16 };
}

/** A tenth of a unit in a grid of 256 is not seen, and a page of icons becomes a fifth lighter. */
const rounded = (body: string) =>
  body.replace(/(?<=(\d?))(\d*\.\d{2,})(?=(\.?))/g, (_, before: string, number: string, after: string) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^0\./, ".");
    // In "5.5.96.4" only the points keep the numbers apart: one that loses its point needs a space instead.
    const whole = !short.includes(".");
    return `${whole && before ? " " : ""}${short}${whole && after ? " " : ""}`;
  });

const sets = new Map<string, IconifyJSON | undefined>();

function iconSet(prefix: string): IconifyJSON | undefined {
  if (!sets.has(prefix)) {
    try {
      sets.set(prefix, require(`@iconify-json/${prefix}/icons.json`));
    } catch {
      sets.set(prefix, undefined); // the set is not installed
    }
  }
  return sets.get(prefix);
}
