import { collectionNames, pageNames } from "../../../model/reader.ts";
import { collections, files } from "../../../model/registry.ts";
import { content, pagePaths } from "../../content.ts";
import { expect, test } from "../fixtures/site.ts";

/** What each kind of page says of itself to search engines. */
const kinds: Record<string, string[]> = {
  "/": ["Organization", "WebSite"],
  "/about-us": ["AboutPage"],
  "/contact": ["ContactPage", "Organization"],
  "/case-studies": ["CollectionPage"],
  "/insights": ["CollectionPage"],
  "/tender-kit": ["CollectionPage"],
  "/careers": ["CollectionPage"],
  "/control-room": ["WebPage"],
  "/services/": ["BreadcrumbList", "FAQPage", "Service"],
  "/industries/": ["BreadcrumbList", "FAQPage"],
  "/products/": ["BreadcrumbList", "FAQPage", "Product"],
  "/case-studies/": ["Article", "BreadcrumbList"],
  "/insights/": ["BlogPosting", "BreadcrumbList"],
  "/offerings/": ["BreadcrumbList", "Service"],
  "/company/": ["BreadcrumbList", "WebPage"],
  "/careers/": ["BreadcrumbList", "WebPage"],
  "/legal/": ["BreadcrumbList", "WebPage"],
};

test("every page has its own title that fits, description, preview and structured data of its kind", async ({
  request,
}) => {
  const seen = new Map<string, string>();
  const expectUnique = (text: string, path: string) => {
    expect(seen.get(text), `${path} shares "${text}"`).toBeUndefined();
    seen.set(text, path);
  };
  for (const path of pagePaths) {
    const html = await (await request.get(path)).text();
    const content = (name: string) =>
      textIn(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`));
    const title = textIn(html, /<title>([^<]+)<\/title>/);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expectUnique(title, path);
    expectUnique(content("description"), path);
    const preview = content("og:image");
    expectUnique(preview, path);
    const picture = await request.get(new URL(preview).pathname);
    expect(picture.headers()["content-type"], path).toBe("image/jpeg");
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    const types = data.map(([, json = ""]) => JSON.parse(json)["@type"]).sort();
    expect(types, path).toEqual(kinds[path] ?? kinds[path.replace(/[^/]+$/, "")]);
  }
});

test("no link is a placeholder, and every page is within two clicks of the home page", async ({
  request,
}) => {
  const htmlOf = async (path: string) => (await request.get(path)).text();
  const linksOf = async (path: string) => {
    const html = await htmlOf(path);
    expect(html, `${path} has a placeholder`).not.toContain('role="link"');
    return [...html.matchAll(/<a\s[^>]*?href="(\/[^"#?]*)/g)].map(([, to = ""]) => to);
  };
  const oneClick = new Set(await linksOf("/"));
  const pages = [...pagePaths, ...content.sublistPaths()];
  const linked = await Promise.all(
    pages.filter((path) => path !== "/").map(async (path) => [path, await linksOf(path)] as const),
  );
  const twoClicks = new Set(linked.flatMap(([path, links]) => (oneClick.has(path) ? links : [])));
  expect(pages.filter((path) => path !== "/" && !oneClick.has(path) && !twoClicks.has(path))).toEqual([]);
});

/** What a pattern finds in a page, as a reader sees it. */
const textIn = (html: string, pattern: RegExp) =>
  (pattern.exec(html)?.[1] ?? "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

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
    const ids = [...html.matchAll(/<(?!script)[^>]*\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, `${path} has an id twice`).toBe(ids.length);
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
