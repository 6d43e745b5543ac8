import { expect, test } from "vitest";
import { parseFile } from "../../model/reader/parse.ts";
import { collectionNames, fileNames, openContent, pageNames } from "../../model/reader.ts";
import { fieldsIn } from "../../model/visit.ts";
import { parseFiles } from "../../pipeline/check/shape.ts";
import { sourceFrom } from "../../pipeline/content.ts";
import { type Value, valueAt } from "../files/change.ts";
import { cleaned, markOf, originsIn } from "./codec.ts";
import { markContent } from "./mark-content.ts";

const source = sourceFrom();
const plain = openContent(source);
const marked = openContent({ ...source, marked: markContent });

const clean = (value: unknown) => JSON.parse(cleaned(JSON.stringify(value)));
const same = (value: unknown) => JSON.parse(JSON.stringify(value));

test("an origin comes back from its mark, whatever it is made of", () => {
  const origin = { file: "words/forms.yaml", path: ["a b", 0, "ü→"], line: 12 };
  expect(originsIn(`Text${markOf(origin)}, more${markOf({ ...origin, line: undefined })}`)).toEqual([
    origin,
    { file: origin.file, path: origin.path },
  ]);
});

test("what only looks like a mark is none", () => {
  const half = `${markOf({ file: "a.yaml", path: ["b"] }).slice(0, -5)}\u2060`;
  expect(originsIn(`Text${half}`)).toEqual([]);
});

test("a mark is no white space, no line break and no letter to code that looks at texts", () => {
  const text = `Two words${markOf({ file: "pages/home.yaml", path: ["hero", "title"] })}`;
  expect(text.trim()).toBe(text);
  expect(text.split(/\s+/)).toHaveLength(2);
  expect(text.replace(/[^\p{L}\p{N}]+/gu, "-")).toBe("Two-words-");
});

test.each(fileNames)("the file %s reads the same but for its marks", (name) => {
  expect(clean(marked.file(name))).toEqual(same(plain.file(name)));
});

test.each(collectionNames)("%s read the same but for their marks, in every form", (name) => {
  expect(clean(marked.copy(name))).toEqual(same(plain.copy(name)));
  expect(clean(marked.items(name))).toEqual(same(plain.items(name)));
  expect(clean(marked.cards(name))).toEqual(same(plain.cards(name)));
  for (const { id } of plain.items(name)) {
    expect(clean(marked.summary(name, id) ?? null)).toEqual(same(plain.summary(name, id) ?? null));
    expect(clean(marked.relatedTo(name, id))).toEqual(same(plain.relatedTo(name, id)));
    expect(clean(marked.find(name, id))).toEqual(same(plain.find(name, id)));
  }
});

test("lists of pages, subjects and addresses are the same but for their marks", () => {
  expect(clean(marked.pages())).toEqual(same(plain.pages()));
  expect(clean(marked.subjects())).toEqual(same(plain.subjects()));
  expect(marked.summaryPaths()).toEqual(plain.summaryPaths());
  expect(marked.sublistPaths()).toEqual(plain.sublistPaths());
  expect(marked.pages().map(({ path }) => path)).toEqual(plain.pages().map(({ path }) => path));
  for (const name of pageNames) expect(clean(marked.pageOf(name))).toEqual(same(plain.pageOf(name)));
});

/** Every file as its schema reads it, unmarked and marked. */
const contents = parseFiles(source.files).parsed.map(({ file, schema, data }) => {
  if (!schema) throw new Error(`${file} has no schema`);
  const read = schema.parse(data);
  return { file, schema, read, marked: markContent(file, schema, read) };
});

test("every mark leads to the very text that it stands behind", () => {
  let marks = 0;
  for (const { file, schema, marked } of contents) {
    const parsed = parseFile(file, source.files[file] ?? "");
    const data = "data" in parsed ? (parsed.data as Value) : {};
    for (const { path, value } of fieldsIn(schema, marked))
      for (const origin of originsIn(JSON.stringify(value))) {
        marks++;
        expect(origin.file).toBe(file);
        expect(origin.path.slice(0, path.length)).toEqual(path);
        const text = cleaned(String(typeof value === "string" ? value : (value as { alt: string }).alt));
        expect(text).toBe(String(valueAt(data, origin.path)).trim());
      }
  }
  expect(marks).toBeGreaterThan(5000);
});

test.each(["", "\n", " \n\n"])("the mark of a long text names the line of its file, behind %j", (gap) => {
  const bodies = Object.entries(source.files).filter(([file]) => file.endsWith(".md"));
  expect(bodies.length).toBeGreaterThan(10);
  for (const [file, text] of bodies) {
    const spaced = text.replace(/(?<=^---\n[\s\S]*?\n---\n)/, gap);
    const [{ schema, data } = {}] = parseFiles({ [file]: spaced }).parsed;
    const content = schema && (markContent(file, schema, schema.parse(data)) as { body: string });
    const lines = (data as { body: string }).body.split("\n");
    for (const line of content?.body.split("\n") ?? [])
      for (const origin of originsIn(line)) expect(lines[origin.line ?? -1]).toBe(cleaned(line));
  }
});

/** Code compares, parses, follows or looks up what these fields say. */
const forCode = ["icon", "link", "colour", "sample", "relation", "figure", "name", "setting"];

test("nothing that code reads is marked", () => {
  const unmarked = new Set<string>();
  for (const { schema, marked } of contents)
    for (const { kind, value, path } of fieldsIn(schema, marked)) {
      const isMarked = originsIn(JSON.stringify(value)).length > 0;
      if (forCode.includes(kind ?? "")) expect(isMarked, path.join(".")).toBe(false);
      if (kind === "picture") expect(originsIn((value as { src: string }).src)).toEqual([]);
      if (!kind && typeof value === "string" && !isMarked)
        unmarked.add(String(path.findLast((key) => typeof key === "string")));
    }
  // What has no kind and is not marked has a format, a pattern or a choice of its own.
  expect([...unmarked].sort()).toMatchInlineSnapshot(`
    [
      "at",
      "better",
      "case-studies",
      "category",
      "closes",
      "company",
      "document",
      "email",
      "grievanceEmail",
      "id",
      "industries",
      "key",
      "kind",
      "legal",
      "offerings",
      "opens",
      "origin",
      "phone",
      "products",
      "published",
      "results",
      "roles",
      "services",
      "test",
      "to",
      "topic",
      "updated",
      "url",
      "value",
    ]
  `);
});

test("keys stay as they are", () => {
  for (const { read, marked } of contents) expect(keysOf(marked)).toEqual(keysOf(read));
});

const keysOf = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [key, ...keysOf(part)])
    : [];
