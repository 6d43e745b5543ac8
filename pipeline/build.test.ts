import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { releaseChecked } from "./build.ts";
import { needsBuild } from "./start.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-"));
  cpSync("content", join(root, "content"), { recursive: true });
  mkdirSync(join(root, "app"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds nothing but the file that a whole build has; something is saved meanwhile. */
const buildWhile = (save: () => void) =>
  releaseChecked(async (folder) => {
    save();
    writeFileSync(join(folder, "site.json"), "{}");
  }, root);

test("texts that are saved, added or removed while the site is built stop the build, which names them", async () => {
  const building = buildWhile(() => {
    appendFileSync(join(root, "content/site.yaml"), "# later");
    writeFileSync(join(root, "content/articles/later.md"), "later");
    rmSync(join(root, "content/legal/terms.md"));
  });
  const names = "content/articles/later.md, content/legal/terms.md, content/site.yaml";
  await expect(building).rejects.toThrow(`The content was changed while the site was built: ${names}.`);
  expect(existsSync(join(root, "build"))).toBe(false);
  expect(readdirSync(join(root, "releases"))).toEqual([]);
});

test("code that is saved while the site is built is built by the next start", async () => {
  await buildWhile(() => {});
  expect(needsBuild(root)).toBe(false);
  await buildWhile(() => {
    writeFileSync(join(root, "app/page.tsx"), "later");
  });
  expect(needsBuild(root)).toBe(true);
});
