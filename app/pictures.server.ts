import pictures from "virtual:pictures";
import type { Pictures } from "#app/ui/figures/pictures.tsx";

/**
 * The pictures that a piece of content names, ready to draw. Loaders send them along, so that a page knows
 * the sizes of those it shows and of no others.
 */
export function picturesIn(...content: unknown[]): Pictures {
  const names = [...textsIn(content)].filter((text) => Object.hasOwn(pictures, text));
  return Object.fromEntries(names.map((name) => [name, pictures[name]])) as Pictures;
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value && typeof value === "object") for (const part of Object.values(value)) yield* textsIn(part);
}
