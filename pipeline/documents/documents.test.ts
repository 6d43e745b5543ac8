import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openContent } from "#model/reader.ts";
import { unzipped } from "../../test/fakes/unzipped.ts";
import { readContent, sourceFrom } from "../content.ts";
import type { Keep } from "../kept.ts";
import { type DocumentIndex, makeDocuments } from "./documents.ts";
import { logoKit } from "./logo-kit.ts";
import { withoutLinks } from "./plain-text.ts";

const products = readContent().items("products");
const folder = mkdtempSync(join(tmpdir(), "documents-"));
const first = join(folder, "first");
const second = join(folder, "second");
let index: DocumentIndex;

beforeAll(async () => {
  index = await makeDocuments(first);
  await makeDocuments(second);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test("each product has five documents and all of them in one file, with their sizes", () => {
  expect(Object.keys(index)).toEqual([...products.map(({ id }) => id), "press"]);
  for (const { id } of products) {
    const documents = index[id] ?? [];
    expect(documents.map(({ format }) => format)).toEqual(["PDF", "DOCX", "DOCX", "XLSX", "XLSX", "ZIP"]);
    for (const { path, bytes, saveAs } of documents) {
      expect(read(first, path)).toHaveLength(bytes);
      expect(saveAs.startsWith(`${id}-`)).toBe(true);
    }
  }
  expect(JSON.parse(readFileSync(join(first, "index.json"), "utf8"))).toEqual(index);
});

test("the ZIP holds the same five files", async () => {
  for (const { id } of products) {
    const single = (index[id] ?? []).filter(({ format }) => format !== "ZIP");
    const files = await unzipped(read(first, `/documents/${id}/${id}-tender-kit.zip`));
    const nameOf = (path: string) => `${id}-tender-kit/${basename(path)}`;
    expect([...files.keys()]).toEqual(single.map(({ path }) => nameOf(path)));
    for (const { path } of single)
      expect(files.get(nameOf(path))?.equals(read(first, path)), path).toBe(true);
  }
});

test("the logo kit holds mark and logo for light and dark grounds, as SVG and PNG, and says how to use them", async () => {
  const [{ path, bytes, saveAs } = expect.fail()] = index.press ?? [];
  expect([path, saveAs]).toEqual(["/documents/press/ananta-logo-kit.zip", "ananta-logo-kit.zip"]);
  expect(read(first, path)).toHaveLength(bytes);
  const files = await unzipped(read(first, path));
  const drawings = ["mark", "logo"].flatMap((part) =>
    ["on-light", "on-dark", "ink", "white"].map((version) => `ananta-logo-kit/ananta-${part}-${version}`),
  );
  const names = drawings.flatMap((name) => [`${name}.svg`, `${name}.png`]);
  expect([...files.keys()].sort()).toEqual([...names, "ananta-logo-kit/README.txt"].sort());
  for (const name of drawings) {
    const [svg, png] = await Promise.all(
      ["svg", "png"].map((format) => sharp(files.get(`${name}.${format}`)).metadata()),
    );
    expect(png).toMatchObject({ format: "png", height: 800, hasAlpha: true });
    expect((png?.width ?? 0) / 800).toBeCloseTo((svg?.width ?? 0) / (svg?.height ?? 1), 1);
  }
  expect(files.get("ananta-logo-kit/README.txt")?.toString()).toContain("Do not change");
});

test("the logo kit is that of the page about the company which offers it, whatever its name", async () => {
  const source = sourceFrom();
  const { "company/media-enquiries.yaml": page = "", ...others } = source.files;
  const renamed = { ...others, "company/press.yaml": page.replace("id: media-enquiries", "id: press") };
  const site = others["site.yaml"]?.replace("    - media-enquiries\n", "    - press\n") ?? "";
  const content = openContent({ ...source, files: { ...renamed, "site.yaml": site } });
  const kit = await logoKit(content, quickly);
  const readMe = (await unzipped(kit.content)).get("ananta-logo-kit/README.txt")?.toString();
  expect(readMe).toMatch(/\/company\/press\n$/);
});

test("the same content gives the same bytes", () => {
  const names = filesIn(first);
  expect(filesIn(second)).toEqual(names);
  for (const name of names)
    expect(readFileSync(join(second, name)).equals(readFileSync(join(first, name))), name).toBe(true);
});

test("documents that cannot be made leave those from before, and nothing beside them", async () => {
  const root = mkdtempSync(join(folder, "again-"));
  const there = join(root, "documents");
  await makeDocuments(there, quickly);
  const before = filesIn(there);
  const failing = () => Promise.reject(new Error("No room."));
  await expect(makeDocuments(there, failing)).rejects.toThrow("No room.");
  expect(filesIn(there)).toEqual(before);
  expect(readdirSync(root)).toEqual(["documents"]);
});

test("documents are whole as soon as they are said to be made, also while others make them anew", async () => {
  const root = mkdtempSync(join(folder, "at-once-"));
  const there = join(root, "documents");
  let later: Promise<DocumentIndex> | undefined;
  const thenOthers: Keep = ([what]) => {
    // The logos come last.
    if (what === "logo") later ??= makeDocuments(there, slowly);
    return slowly();
  };
  const made = await makeDocuments(there, thenOthers);
  for (const { path } of Object.values(made).flat()) expect(read(there, path), path).toBeDefined();
  await later;
  expect(readdirSync(root)).toEqual(["documents"]);
});

test("any server may read the documents, whoever has made them", () => {
  expect(statSync(first).mode & 0o777).toBe(0o755);
});

test("a link inside a text becomes its words", () => {
  expect(
    withoutLinks({ text: ["See [water](/products/water) and [mail](mailto:a@b.example) [1]."] }),
  ).toEqual({
    text: ["See water and mail [1]."],
  });
});

/** Makes nothing that takes long. */
const quickly = async () => Buffer.from("a document");

/** Long enough for another to begin meanwhile. */
async function slowly() {
  await setTimeout(10);
  return Buffer.from("a document");
}

const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath.slice(root.length), entry.name))
    .sort();

const read = (root: string, path: string) => readFileSync(join(root, path.replace("/documents/", "")));
