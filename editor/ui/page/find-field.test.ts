import { expect, test } from "vitest";
import type { Origin } from "../../marks/codec.ts";
import { findField, showsPicture, showsText } from "./find-field.ts";

const schema = {
  properties: {
    updated: { type: "string", format: "date" },
    hero: { properties: { picture: { field: "picture", properties: { src: {}, alt: {} } }, title: {} } },
    stats: { items: { properties: { value: { type: "number" }, label: {}, suffix: {} } } },
    results: { items: { properties: { value: { field: "figure" }, title: {} } } },
  },
};
const data = {
  updated: "2026-11-15",
  hero: { title: "Promise", picture: { src: "city/hero-1", alt: "A city" } },
  stats: [
    { value: 10, label: "Years", suffix: "+" },
    { value: 10, label: "Sectors", suffix: "+" },
  ],
  results: [{ value: "38%", title: "Lower cost" }],
};
const find = (path: Origin["path"], shows: Parameters<typeof findField>[2]) =>
  findField([{ file: "home.yaml", path }], () => ({ data, schema }), shows)?.path;

test("a figure is found beside its own label, though another says the same", () => {
  expect(find(["stats", 1, "label"], showsText("10"))).toEqual(["stats", 1, "value"]);
  expect(find(["stats", 0, "label"], showsText("10+"))).toEqual(["stats", 0, "value"]);
  expect(find(["results", 0, "title"], showsText(" 38% "))).toEqual(["results", 0, "value"]);
});

test("a date is found as the page writes it", () => {
  expect(find(["hero", "title"], showsText("15 November 2026"))).toEqual(["updated"]);
  expect(find(["hero", "title"], showsText("16 November 2026"))).toBeUndefined();
});

test("a picture is found by the address of its file", () => {
  const src = "/pictures/city/hero-1.0a1b2c3d.day.800.avif";
  expect(find(["hero", "title"], showsPicture(src))).toEqual(["hero", "picture"]);
  expect(
    find(["hero", "title"], showsPicture("/pictures/city/hero-2.0a1b2c3d.day.800.avif")),
  ).toBeUndefined();
});

test("what no field says is nowhere", () => {
  expect(find(["hero", "title"], showsText("6 minutes"))).toBeUndefined();
});
