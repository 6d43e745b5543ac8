import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { buildsFirst, needsBuild } from "./start.ts";

let root: string;
const at = (path: string, minute: number) => utimes(join(root, path), minute * 60, minute * 60);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "start-"));
  await mkdir(join(root, "content/services"), { recursive: true });
  await mkdir(join(root, "build"));
  await writeFile(join(root, "content/services/ai-ml.yaml"), "title: AI");
  await writeFile(join(root, "content/services/old.yaml"), "title: Old");
  await writeFile(join(root, "build/site.json"), "{}");
  for (const path of ["content", "content/services", "content/services/ai-ml.yaml"]) await at(path, 1);
  await at("content/services/old.yaml", 1);
  await at("content/services", 1);
  await at("build/site.json", 5);
});

test("a build that is newer than its sources is taken as it is", () => {
  expect(needsBuild(root)).toBe(false);
});

test("the site is built when it never was, or not to the end", async () => {
  await rm(join(root, "build/site.json"));
  expect(needsBuild(root)).toBe(true);
});

test("the site is built again when a source was changed, added or removed", async () => {
  await at("content/services/ai-ml.yaml", 9);
  expect(needsBuild(root)).toBe(true);
  await at("content/services/ai-ml.yaml", 1);
  await rm(join(root, "content/services/old.yaml"));
  expect(needsBuild(root)).toBe(true);
});

test("in production what is built is served, and nothing is built unless the command says so", async () => {
  await at("content/services/ai-ml.yaml", 9);
  const builds = (env: Record<string, string>, ...args: string[]) => buildsFirst({ args, env, root });
  expect(builds({})).toBe(true);
  expect(builds({ NODE_ENV: "production" })).toBe(false);
  expect(builds({ SERVE_ONLY: "1" })).toBe(false);
  expect(builds({ NODE_ENV: "production" }, "--build")).toBe(true);
});
