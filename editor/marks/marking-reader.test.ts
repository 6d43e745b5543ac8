import { expect, test } from "vitest";
import { sourceFrom } from "../../pipeline/content.ts";
import { answeredFrom } from "./answered-from.ts";
import { cleaned } from "./codec.ts";
import { openContent } from "./marking-reader.ts";

const home = "pages/home.yaml";
const source = sourceFrom();
const title = "Water for 12 km of streets";

test("a request is answered from its own texts, the same ones for all that it reads", () => {
  const content = openContent(source);
  const heading = () => cleaned(content.file("home").hero.title);
  const before = heading();
  const text = source.files[home]?.replace(/(?<=^hero:\n {2}title: ).*/m, title) ?? "";
  const during = answeredFrom().run({ ...source.files, [home]: text }, heading);
  // A figure and its unit stay on one line, as on the site.
  expect(during).toBe(title.replace("12 km", "12\u00a0km"));
  expect(heading()).toBe(before);
});
