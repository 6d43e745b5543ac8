import { expect, test } from "vitest";
import { termsIn } from "./index-terms.ts";
import { english } from "./languages/english/english.ts";
import { nearestTerms, spellingsOf } from "./nearest.ts";
import { packNumbers, packTerms, unpackNumbers, unpackTerms } from "./pack.ts";
import { synonymsFrom } from "./question.ts";
import { cutText, sentenceFor } from "./sentence.ts";

const { termOf } = english;

test.each([
  ["dimming", "dimmed", "dims"],
  ["metering", "meters", "metered"],
  ["batteries", "battery"],
  ["monitoring", "monitored", "monitors"],
  ["colour", "color", "colours"],
  ["metre", "meter", "metres"],
  ["optimisation", "optimization"],
  ["centre", "center"],
  ["labelled", "labeled"],
])("%s and its other forms are one word", (...words) => {
  expect(new Set(words.map(termOf)).size).toBe(1);
});

test.each(["IP67", "IP 67", "IP-67", "protection to IP67 and more"])("%s holds the code IP67", (text) => {
  expect(termsIn(text)).toContain("ip67");
});

test("a unit belongs to its number, however it is written", () => {
  for (const text of ["DN 50", "DN50"]) expect(termsIn(text)).toContain("dn50");
  for (const text of ["4 kV", "4kV"]) expect(termsIn(text)).toContain("4kv");
  expect(termsIn("the first 4 meters")).not.toContain("4meters");
});

test("an abbreviation and its plural are one term", () => {
  expect(termsIn("two RTUs and class 0.5S CTs")).toEqual(expect.arrayContaining(["rtu", "ct"]));
});

test("a mistyped word is taken for the nearest that is known; a number never is", () => {
  const known = spellingsOf(["street", "light", "camera", "60529"]);
  expect(nearestTerms("stret", known)).toEqual(["street"]);
  expect(nearestTerms("camrea", known)).toEqual(["camera"]);
  expect(nearestTerms("60528", known)).toEqual([]);
  expect(nearestTerms("xylophone", known)).toEqual([]);
});

test("a synonym that is made of words that all texts have is passed over", () => {
  expect(synonymsFrom([["simulator", "what if", "sizing tool"]]).get("simul")).toEqual([["size", "tool"]]);
});

test("what is packed is unpacked as it was", () => {
  const terms = ["0.2s", "ip66", "ip67", "street", "streetlight"];
  expect(unpackTerms(packTerms(terms))).toEqual(terms);
  const lists = [[0], [0, 1, 90, 91, 8000], [], [7, 97, 188], [8099, 16199], [8100, 900_000]];
  expect(unpackNumbers(packNumbers(lists))).toEqual(lists);
});

test("the sentence that answers is shown, with what was looked for marked", () => {
  const text = "Panels switch by clock. A node dims its own lamp and reports it. Crews have an app.";
  const parts = sentenceFor(cutText(text), { whole: [termOf("dimming"), termOf("lamps")], begun: [] });
  expect(parts.filter(({ marked }) => marked).map((part) => part.text)).toEqual(["dims", "lamp"]);
  expect(parts[0]?.text).toMatch(/^A node/);
});
