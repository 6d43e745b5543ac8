import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fetchesIcons } from "./fetched-icons.ts";

test("icons are fetched only when a set is not installed, which is not so for the site's own", async () => {
  expect(fetchesIcons()).toBe(false);
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  await writeFile(join(folder, "one.yaml"), "icon: ph:drop\nurl: https://x.example");
  expect(fetchesIcons(folder)).toBe(false);
  await writeFile(join(folder, "two.yaml"), '- icon: "not-installed:drop"');
  expect(fetchesIcons(folder)).toBe(true);
});
