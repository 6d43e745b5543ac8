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

/** Texts that YAML takes for something else. */
const marks = [
  ["title: *new", "*"],
  ["title: &co Smart Analytics", "&"],
  ["title: &co", "&"],
  ["title: !important Analytics", "!"],
  ["title: ! Analytics", "!"],
  ["title: !!str Analytics", "!"],
  ["title: [Smart, *new]", "*"],
  ["&co title: Smart Analytics", "&"],
] as const;

test.each(marks)("%s is refused with its place, and with quotes as the remedy", (line, sign) => {
  for (const [name, text] of [
    ["a.yaml", `id: a\n${line}\n`],
    ["a.md", `---\nid: a\n${line}\n---\nText.`],
  ] as const) {
    const { error, ...place } = parseFile(name, text) as { error: string };
    expect(error).toContain(`begins with ${sign}`);
    expect(error).toMatch(/put quotes around it/i);
    expect(place).toEqual({ line: name === "a.md" ? 3 : 2, column: expect.any(Number) });
  }
});

test("the same characters are taken inside a text and in quotes", () => {
  const text = "title: R&D *x !y\nlead: '*new'\nbody: |\n  &co\n  !important\n";
  expect(parseFile("a.yaml", text)).toEqual({
    data: { title: "R&D *x !y", lead: "*new", body: "&co\n!important\n" },
  });
});

test("what can be parsed and cannot become data is an error as well", () => {
  expect(parseFile("a.yaml", "%YAML 1.1\n---\n<<: 5\n")).toHaveProperty("error");
  expect(parseFile("a.yaml", "%YAML 3.0\n---\ntitle: a\n")).toMatchObject({ line: 1 });
});
