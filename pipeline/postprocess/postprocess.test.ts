import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { atItsAddress } from "../render/not-found.ts";
import { postprocess } from "./postprocess.ts";

const state = `<script>window.__reactRouterContext = {};</script>`;
const styles = `<style data-styles="site">.a{top:0}</style>`;

function site(page: string) {
  const folder = mkdtempSync(join(tmpdir(), "postprocess-"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, "contact"));
  writeFileSync(join(folder, "contact/index.html"), page);
  return { folder, read: () => readFileSync(join(folder, "contact/index.html"), "utf8") };
}

test("what a step does not expect stops the build, with the step's name, the page and the way out", async () => {
  const { folder } = site(`<head>${styles}</head><body>No scripts`);
  await expect(postprocess(folder)).rejects.toThrow(
    /contact\/index\.html, step "late-start": expected .* POSTPROCESS_SKIP=late-start/,
  );
});

test("steps can be left out by their names, and only by those", async () => {
  const { folder, read } = site(`<head>${styles}</head><body><p class="b">No scripts</p>`);
  await postprocess(folder, { skip: ["late-start"] });
  expect(read()).toContain("data-all-styles");
  await postprocess(folder, { skip: ["late-start", "page-styles"] });
  process.env.POSTPROCESS_SKIP = "late-starts";
  await expect(postprocess(folder)).rejects.toThrow("POSTPROCESS_SKIP names no step: late-starts");
  delete process.env.POSTPROCESS_SKIP;
});

test("a page that is rendered as before is not processed again, and has the same files beside it", async () => {
  const rendered = `<head>${styles}</head><body><p class="a">No scripts</p>`;
  const store = new Map<string, Buffer>();
  let made = 0;
  const keep = async (inputs: unknown[], make: () => Promise<Buffer>) => {
    const key = JSON.stringify(inputs);
    if (!store.has(key)) made++;
    const result = store.get(key) ?? (await make());
    store.set(key, result);
    return result;
  };
  const [first, second, other] = [site(rendered), site(rendered), site(rendered.replace("No", "Not"))];
  for (const { folder } of [first, second]) await postprocess(folder, { keep, skip: ["late-start"] });
  expect(made).toBe(1);
  expect(second.read()).toBe(first.read());
  const [, styleFile = ""] = /data-all-styles="([^"]+)"/.exec(second.read()) ?? [];
  expect(readFileSync(join(second.folder, styleFile), "utf8")).toBe(".a{top:0}");
  await postprocess(other.folder, { keep, skip: ["late-start"] });
  expect(made).toBe(2);
});

test("the page for unknown addresses starts at its own, and stops the build when it has no state", () => {
  expect(atItsAddress(`<body>${state}`)).toMatch(
    /= \{\};.*asked=location.pathname;history.replaceState\(history.state,"","\/404"\);/,
  );
  expect(() => atItsAddress("<body>")).toThrow("state in the page for unknown addresses once, found it 0");
});
