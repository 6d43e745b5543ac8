import { expect, test } from "vitest";
import { isAnswerPage, longestQuestion, lookedForIn, questionIn } from "./search.ts";

test.each([
  ["?q=IP67", "IP67"],
  ["?q=", ""],
  ["?p=IP67", ""],
  ["?q=one&q=two", "one"],
  ["?q=+street%0A%09light+", "street light"],
  ["?q=a%00b%E2%80%AEc", "a bc"],
  ["?q=%E0%A4%A", "\ufffd%A"],
  ["?q=100%", "100%"],
  ["?q=%F0%9F%92%A7", "💧"],
])("the address %s asks for %j", (query, question) => {
  expect(questionIn(query)).toBe(question);
});

test("a longer question is cut at a whole letter", () => {
  const cut = questionIn(`?${new URLSearchParams({ q: `${"a".repeat(longestQuestion - 1)}💧` })}`);
  expect(cut).toBe("a".repeat(longestQuestion - 1));
  expect(questionIn(`?q=${"a".repeat(10_000)}`)).toHaveLength(longestQuestion);
});

test("only the search page with a question is rendered for it", () => {
  expect(isAnswerPage("/search", "?q=ip67")).toBe(true);
  for (const query of ["", "?", "?q=", "?q=%20%00", "?utm=1"])
    expect(isAnswerPage("/search", query)).toBe(false);
  expect(isAnswerPage("/contact", "?q=ip67")).toBe(false);
});

test("what was looked for in vain is one line of plain text, too", () => {
  expect(lookedForIn("?looking=zz%00%0Axq")).toBe("zz xq");
});
