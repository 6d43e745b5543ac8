import { expect, test } from "vitest";
import { sourceFrom } from "../../pipeline/content.ts";
import { parseFile } from "./parse.ts";

const { files } = sourceFrom();

test.each([
  ["line breaks of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["both", (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`],
])("%s change nothing in any file", (_, saved) => {
  for (const [name, text] of Object.entries(files))
    expect(parseFile(name, saved(text)), name).toEqual(parseFile(name, text));
});

test.each([
  ["a.yaml", 'id: a\ntitle: "unclosed\nb: c'],
  ["a.md", '---\nid: a\ntitle: "unclosed\nb: c\n---\nText.'],
])("an error in %s is told with its line of the file", (name, text) => {
  const wrong = text.split("\n").findIndex((line) => line.startsWith("b:")) + 1;
  expect(parseFile(name, text)).toMatchObject({ line: wrong });
});
