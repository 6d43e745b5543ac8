import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundledFiles } from "./bundle.ts";
import { codeFiles } from "./kept.ts";
import { importsOf, targetOf } from "./lint/arrows.ts";

test("a change of any file that the app imports makes another bundle", () => {
  const known = new Set([...bundledFiles(), ...codeFiles()]);
  const app = globSync("{app,search}/**/*.{ts,tsx,css}").filter((file) => !file.includes(".test."));
  expect(withImports(app).filter((file) => !known.has(file))).toEqual([]);
});

test("a logo that is put into public/ makes another bundle, for it comes with it", () => {
  const root = mkdtempSync(join(tmpdir(), "bundle-"));
  mkdirSync(join(root, "public/logos"), { recursive: true });
  writeFileSync(join(root, "public/logos/client.svg"), "<svg/>");
  expect(bundledFiles(root)).toEqual(["public/logos/client.svg"]);
});

/** Files with all of ours that they import, and what those import. */
function withImports(files: string[]): string[] {
  const found = new Set(files);
  // What is added meanwhile is visited, too.
  for (const file of found) for (const imported of ownImportsOf(file)) found.add(imported);
  return [...found];
}

function ownImportsOf(file: string): string[] {
  if (!/\.(tsx?|css)$/.test(file)) return [];
  const text = readFileSync(file, "utf8");
  const specifiers = file.endsWith(".css")
    ? Array.from(text.matchAll(/@import "([^"]+)"/g), ([, specifier = ""]) => specifier)
    : importsOf(file, text);
  // The types of routes are generated, and only types.
  const own = specifiers.filter((one) => /^[.#]/.test(one) && !one.includes("/+types/"));
  return own.map((specifier) => targetOf(file, specifier));
}
