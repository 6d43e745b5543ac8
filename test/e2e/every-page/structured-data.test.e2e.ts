import type { Page } from "@playwright/test";
import { content } from "../../content.ts";
import { expect, test } from "../fixtures/site.ts";

const site = content.file("site");
const services = content.items("services");
const industries = content.items("industries");
const caseStudies = content.items("case-studies");
const ourselves = { "@id": `${site.url}/#organization`, name: site.name, url: `${site.url}/` };

type Data = Record<string, unknown> & { "@type": string };

/** What a page says of itself to search engines, by type. */
async function saidBy(page: Page, path: string): Promise<Record<string, Data>> {
  await page.goto(path);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const all = texts.map((text) => JSON.parse(text) as Data);
  for (const data of all) expect(data["@context"], path).toBe("https://schema.org");
  return Object.fromEntries(all.map((data) => [data["@type"], data]));
}

function expectCrumbs(data: Data | undefined, steps: [name: string, path: string][]) {
  expect(data?.itemListElement).toEqual(
    steps.map(([name, path], i) => ({
      "@type": "ListItem",
      position: i + 1,
      name,
      item: `${site.url}${path}`,
    })),
  );
}

test("the home page names the company, how to reach it, and the site", async ({ page, request }) => {
  const { Organization, WebSite } = await saidBy(page, "/");
  expect(Organization).toMatchObject({
    ...ourselves,
    email: site.email,
    telephone: site.phone,
    sameAs: site.socials.map(({ to }) => to),
  });
  expect(Organization?.address).toHaveLength(site.offices.length);
  expect(String(Organization?.logo)).toMatch(/\.png$/);
  expect(WebSite).toMatchObject({
    name: site.name,
    url: `${site.url}/`,
    publisher: { "@id": ourselves["@id"] },
  });
  if (!process.env.BASE_URL) {
    const logo = await request.get(new URL(String(Organization?.logo)).pathname);
    expect(logo.headers()["content-type"]).toBe("image/png");
  }
});

test("a service's page offers the service and says where it stands", async ({ page }) => {
  for (const { id, title, description } of services.slice(0, 3)) {
    const path = `/services/${id}`;
    const { Service, BreadcrumbList } = await saidBy(page, path);
    expect(Service).toMatchObject({
      name: title,
      description,
      url: `${site.url}${path}`,
      provider: ourselves,
    });
    expect(Service?.areaServed).toBeTruthy();
    expectCrumbs(BreadcrumbList, [
      ["Home", "/"],
      ["Services", "/#services"],
      [title, path],
    ]);
  }
});

test("an industry's page says where it stands", async ({ page }) => {
  const [industry] = industries;
  const path = `/industries/${industry?.id}`;
  const { BreadcrumbList } = await saidBy(page, path);
  expectCrumbs(BreadcrumbList, [
    ["Home", "/"],
    ["Industries", "/#industries"],
    [industry?.title ?? "", path],
  ]);
});

test("a case study is an article by the company, with its date and where it stands", async ({ page }) => {
  for (const { id, title, description, updated, card } of caseStudies) {
    const path = `/case-studies/${id}`;
    const { Article, BreadcrumbList } = await saidBy(page, path);
    expect(Article).toMatchObject({
      headline: title,
      description,
      dateModified: updated,
      author: ourselves,
      publisher: ourselves,
      mainEntityOfPage: `${site.url}${path}`,
    });
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      "content",
      String(Article?.image),
    );
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
    expectCrumbs(BreadcrumbList, [
      ["Home", "/"],
      ["Case Studies", "/case-studies"],
      [card.title, path],
    ]);
  }
});
