import { expect, test } from "vitest";
import { readContent } from "../content.ts";
import { llms, robots, securityTxt, sitemap, webManifest } from "./texts.ts";

const content = readContent();
const site = content.file("site");
const pages = content.pages();

test("the sitemap lists every page once, with the date of its text", () => {
  const entries = [
    ...sitemap(site, pages).matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d{2}-\d{2})<\/lastmod>/g),
  ];
  expect(entries.map(([, loc]) => loc).sort()).toEqual(pages.map(({ path }) => `${site.url}${path}`).sort());
});

test("robots.txt lets every page be read and names the sitemap", () => {
  expect(robots(site)).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(robots(site)).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("llms.txt begins with the company and links to every page", () => {
  const text = llms(site, pages);
  expect(text.startsWith(`# ${site.name}\n\n> `)).toBe(true);
  expect(text.match(/^- \[[^\]]+\]\(https:\/\/[^)]+\): .+$/gm)).toHaveLength(pages.length);
});

test("security.txt says whom to tell and expires a year after the build", () => {
  const text = securityTxt(site, new Date("2026-11-15T10:20:30.456Z"));
  expect(text).toContain(`Contact: mailto:${site.email}\n`);
  expect(text).toContain("Expires: 2027-11-15T10:20:30Z\n");
  const [, policy] = /^Policy: (.*)$/m.exec(text) ?? [];
  expect(pages.map(({ path }) => site.url + path)).toContain(policy);
});

test("the web manifest names the company and offers an icon that may be masked", () => {
  const manifest = JSON.parse(webManifest(site));
  expect(manifest.name).toBe(site.name);
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain("maskable");
});
