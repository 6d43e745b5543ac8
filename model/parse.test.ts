import { expect, test } from "vitest";
import { sourceFrom } from "../pipeline/content.ts";
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
