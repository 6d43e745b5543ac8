import { expect, test } from "vitest";
import { uiIconNames } from "#app/ui/figures/ui-icon-names.ts";
import { openIconSets } from "./icon-sets.ts";

const iconDrawing = openIconSets();

const numbersIn = (body: string) => body.match(/\d*\.\d+|\d+/g)?.map(Number) ?? [];

test("an icon keeps every number of its drawing, to a tenth", async () => {
  const { icons } = (await import("@iconify-json/ph/icons.json", { with: { type: "json" } })).default as {
    icons: Record<string, { body: string }>;
  };
  for (const [name, { body }] of Object.entries(icons).filter((_, i) => i % 20 === 0)) {
    const drawn = numbersIn(iconDrawing(`ph:${name}`)?.body ?? "");
    const original = numbersIn(body);
    expect(drawn.length, name).toBe(original.length);
    expect(
      drawn.every((number, i) => Math.abs(number - (original[i] ?? 0)) <= 0.0501),
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
