import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressTree } from "./compress.ts";

const folderWith = async (files: Record<string, string>) => {
  const dir = await mkdtemp(join(tmpdir(), "compress-"));
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
  return dir;
};

test("a copy unpacks to the very file", async () => {
  const text = "<p>Enduring innovation</p>\n".repeat(200);
  const dir = await folderWith({ "index.html": text });
  await compressTree(dir);
  expect(brotliDecompressSync(await readFile(join(dir, "index.html.br"))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(dir, "index.html.gz"))).toString()).toBe(text);
});

test("what would not get smaller has no copy, and an old copy goes", async () => {
  const dir = await folderWith({
    "tiny.txt": "a",
    "tiny.txt.br": "older and longer",
    "port.avif": "a".repeat(5000),
  });
  await compressTree(dir);
  expect((await readdir(dir)).sort()).toEqual(["port.avif", "tiny.txt"]);
});

test("a second run changes nothing and compresses no copy again", async () => {
  const dir = await folderWith({ "app.js": "export const a = 1;\n".repeat(100) });
  await compressTree(dir);
  await compressTree(dir);
  expect((await readdir(dir)).sort()).toEqual(["app.js", "app.js.br", "app.js.gz"]);
});
