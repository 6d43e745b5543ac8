import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { placesIn } from "../../search/places.ts";
import { content } from "../content.ts";
import { engine, index, questionList, rankOf } from "./ask.ts";

test("nine of ten questions find their place among the first three", () => {
  const ranks = questionList.map((question) => ({ ask: question.ask, rank: rankOf(question) }));
  const missed = ranks.filter(({ rank }) => rank === 0 || rank > 3);
  expect(questionList.length).toBeGreaterThanOrEqual(80);
  expect(missed.length / ranks.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.1);
});

test("every place that a question must find is there", () => {
  const places = new Set(
    content.places().flatMap(({ path, places }) => places.map(({ id }) => addressOf(path, id))),
  );
  const paths = new Set(content.places().map(({ path }) => path));
  const wanted = questionList.flatMap(({ finds }) => finds);
  expect(wanted.filter((to) => !(to.endsWith("#") ? paths.has(to.slice(0, -1)) : places.has(to)))).toEqual(
    [],
  );
});

test("every page, and each place on it by an id of its own, is in the index", () => {
  const indexed = placesIn(index);
  const pages = content.places();
  expect(pages.map(({ path }) => path)).toEqual(content.pages().map(({ path }) => path));
  for (const [number, { path, places }] of pages.entries()) {
    const ids = indexed.filter(({ page }) => page === number).map(({ id }) => id);
    const own = places.filter(({ isRow }) => !isRow).map(({ id = "" }) => id);
    expect([...new Set(ids)], path).toEqual(own);
    expect(ids.length, path).toBe(places.length);
  }
});

test("the index weighs less than 70 kB, so that it has room for the code beside it", () => {
  expect(brotliCompressSync(JSON.stringify(index)).length).toBeLessThanOrEqual(70_000);
});

test("what is suggested finds something", () => {
  const { suggestions } = content.file("search");
  expect(suggestions.filter((one) => engine(one).count === 0)).toEqual([]);
});

test.each([
  ["streetlight", "street light"],
  ["IP67", "ip 67"],
  ["optimise routes", "optimize routes"],
  ["DN 50", "dn50"],
])("%s and %s find the same first", (one, two) => {
  expect(engine(one).found[0]?.to).toBe(engine(two).found[0]?.to);
});

test("a requirement of a tender document is found by its own words, and leads to the document", () => {
  const [first] = engine("earthing to IS 3043").found;
  expect(first).toMatchObject({
    to: "/tender-kit#kit-specification",
    title: expect.stringMatching(/^5\.\d/),
    within: content.file("tenderKit").documents.specification.title,
  });
  const [sim] = engine("SIM card with data plan").found;
  expect(sim?.to).toBe("/tender-kit#smart-streetlight-automation-quantities");
});

test("rows of one document do not crowd out the others", () => {
  const rows = engine("handover").found.filter(({ within }) => within);
  const perDocument = Map.groupBy(rows, ({ to }) => to);
  expect(perDocument.size).toBeGreaterThan(0);
  for (const [document, some] of perDocument) expect(some.length, document).toBeLessThanOrEqual(2);
});

test("every requirement of the specification schedules is in the index", () => {
  const titles = new Set(placesIn(index).map(({ title, id }) => `${id} ${title}`));
  for (const { id, detailedFeatures } of content.items("products"))
    for (const { title } of detailedFeatures)
      expect([...titles].some((one) => one.startsWith(`${id}-specification 4.`) && one.endsWith(title))).toBe(
        true,
      );
});

test("a word that is being typed finds what it begins", () => {
  expect(engine("chlor").found[0]?.to).toMatch(/chlorine/);
});

test("hostile and endless questions are answered like any other", () => {
  for (const text of [
    "a".repeat(10_000),
    "x ".repeat(5000),
    "\u0000",
    "(((((",
    "💧💧",
    "<script>alert(1)</script>",
    "__proto__",
    "constructor",
    "%00%0a",
    "‮‮",
  ])
    expect(engine(text).count).toBeGreaterThanOrEqual(0);
});

const addressOf = (path: string, id?: string) => (id ? `${path}#${id}` : path);
