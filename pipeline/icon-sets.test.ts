import svgPath from "svgpath";
import { expect, test } from "vitest";
import { uiIconNames } from "#app/ui/figures/ui-icon-names.ts";
import { openIconSets } from "./icon-sets.ts";

const iconDrawing = openIconSets();

/** Where each stroke of a drawing ends. */
function endsIn(body: string) {
  const ends: number[] = [];
  for (const [path] of body.matchAll(/(?<= d=")[^"]+/g))
    svgPath(path)
      .abs()
      .iterate((_, __, x, y) => void ends.push(x, y));
  return ends;
}

test("an icon keeps its form: no stroke ends more than half a unit elsewhere", async () => {
  const { icons } = (await import("@iconify-json/ph/icons.json", { with: { type: "json" } })).default as {
    icons: Record<string, { body: string }>;
  };
  for (const [name, { body }] of Object.entries(icons).filter((_, i) => i % 20 === 0)) {
    const drawn = endsIn(iconDrawing(`ph:${name}`)?.body ?? "");
    const original = endsIn(body);
    expect(drawn.length, name).toBe(original.length);
    expect(
      drawn.every((end, i) => Math.abs(end - (original[i] ?? 0)) <= 0.5001),
      name,
    ).toBe(true);
  }
});

test("the kit's own icons are all there", () => {
  for (const name of Object.values(uiIconNames)) expect(iconDrawing(name), name).toBeDefined();
});

test("a name of no set is none", () => {
  expect(iconDrawing("ph:no-such-icon")).toBeUndefined();
  expect(iconDrawing("nowhere:drop")).toBeUndefined();
});
