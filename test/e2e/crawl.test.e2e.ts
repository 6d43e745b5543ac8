import { collectionNames, pageNames } from "../../model/reader.ts";
import { collections, files } from "../../model/registry.ts";
import { content, pagePaths } from "../content.ts";
import { expect, test } from "./site.ts";

test("every page answers with its own title, description, canonical address and one h1, headings in order", async ({
  request,
}) => {
  const titles = new Map<string, string>();
  for (const path of pagePaths) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
    expect(titles.get(title), `${path} shares its title with ${titles.get(title)}`).toBeUndefined();
    titles.set(title, path);
    expect(html, path).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html, path).toContain(`<link rel="canonical" href="https://ananta.example${path}"`);
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
    for (const [i, level] of levels.entries()) {
      if (i > 0)
        expect(level - (levels[i - 1] ?? 0), `${path}: heading ${i + 1} skips a level`).toBeLessThanOrEqual(
          1,
        );
    }
  }
});

test("no internal link or #hash is without a target", async ({ request }) => {
  const pages = new Map<string, string>();
  const page = async (path: string) => {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const body = response.headers()["content-type"]?.startsWith("text/") ? await response.text() : "";
    pages.set(path, body);
    return body;
  };
  for (const path of pagePaths) {
    const html = await page(path);
    const links = [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map(([, href]) =>
      (href ?? "").replaceAll("&amp;", "&"),
    );
    for (const href of links.filter((link) => /^[/#]/.test(link))) {
      const [address = "", hash] = href.split("#");
      expect(
        address === "/" || !address.endsWith("/"),
        `${path} links to ${href}, which has a second address`,
      ).toBe(true);
      const target = await page(address || path);
      if (hash) expect(target, `${path} links to ${href}`).toContain(`id="${hash}"`);
    }
  }
});

test("the sections that the registry names stand on their pages, those of a collection on one of them at least", async ({
  request,
}) => {
  const htmlOf = async (path: string) => (await request.get(path)).text();
  for (const { path, sections } of pageNames.map((name) => files[name].page)) {
    const html = await htmlOf(path);
    for (const id of sections) expect(html, path).toContain(`id="${id}"`);
  }
  for (const name of collectionNames) {
    const { path, sections } = collections[name];
    const pages = await Promise.all(content.items(name).map(({ id }) => htmlOf(path(id))));
    for (const id of sections) expect(pages.join(), name).toContain(`id="${id}"`);
  }
});

test("an address with a slash at its end leads to the page's one address", async ({ request }) => {
  const response = await request.get("/contact/", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe("/contact");
});
