import icons from "virtual:icons";
import pictures from "virtual:pictures";
import type { Assets } from "#app/ui/assets.tsx";

/**
 * The icons and pictures that a piece of content names, ready to draw. Loaders send them along,
 * so that a page carries the drawings it shows and no others.
 */
export function assetsIn(...content: unknown[]): Assets {
  const found: Assets = { icons: {}, pictures: {} };
  for (const text of textsIn(content)) {
    const icon = icons[text];
    const picture = pictures[text];
    if (icon) found.icons[text] = icon;
    if (picture) found.pictures[text] = picture;
  }
  return found;
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value && typeof value === "object") for (const part of Object.values(value)) yield* textsIn(part);
}
