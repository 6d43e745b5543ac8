import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { IconifyJSON } from "@iconify/types";
import type { IconDrawing } from "#app/ui/figures/icon.tsx";

const require = createRequire(import.meta.url);

/**
 * The drawing of an icon named set:name. Nothing when its set is not installed: then the browser fetches it.
 * An installed set that has no such icon is a mistake in the content, and stops the build.
 */
export function iconDrawing(name: string): IconDrawing | undefined {
  const [prefix = "", icon = ""] = name.split(":");
  const set = iconSet(prefix);
  if (!set) return undefined;
  const { body, width } = set.icons[set.aliases?.[icon]?.parent ?? icon] ?? {};
  if (!body) throw new Error(`There is no icon "${name}": see icones.js.org for the names of the set.`);
  return { body: inOneColour(rounded(body)), size: width ?? set.width ?? 16 };
}

/** The drawings of all icons that content files below a folder name, as `icon: ph:drop-duotone`. */
export function iconsNamedIn(folder: string): Record<string, IconDrawing> {
  const files = globSync("**/*.yaml", { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), "utf8"),
  );
  const names = files.flatMap((text) => [...text.matchAll(iconField)].map(([, name = ""]) => name));
  return drawingsOf(names);
}

const iconField = /\bicon: *["']?([a-z0-9-]+:[a-z0-9-]+)/g;

export function drawingsOf(names: readonly string[]): Record<string, IconDrawing> {
  const known = [...new Set(names)].sort().map((name) => [name, iconDrawing(name)] as const);
  return Object.fromEntries(known.flatMap(([name, drawing]) => (drawing ? [[name, drawing]] : [])));
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

/** Node keeps what it has read. */
function iconSet(prefix: string): IconifyJSON | undefined {
  try {
    return require(`@iconify-json/${prefix}/icons.json`);
  } catch {
    return undefined; // the set is not installed
  }
}
