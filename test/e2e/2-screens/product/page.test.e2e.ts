import { linkAbout } from "#contract/about.ts";
import { plainText } from "../../../../model/plain-text.ts";
import { content } from "../../../content.ts";
import { expectToSay, paragraphsOf } from "../../fixtures/reads.ts";
import { expect, open, test } from "../../fixtures/site.ts";

const site = content.file("site");
const products = content.items("products");
const page = content.copy("products");
const one = products[1] ?? products[0];
if (!one) throw new Error("There is no product to test with.");
const address = `/products/${one.id}`;

test("every product's page shows all that its content file says", async ({ page: tab }) => {
  for (const product of products) {
    await tab.goto(`/products/${product.id}`);
    await expectToSay(tab, [
      product.title,
      product.tagline,
      ...paragraphsOf(product.description),
      ...product.idealFor,
      ...product.detailedFeatures.flatMap(({ title, description }) => [title, description]),
      ...product.specs.flatMap(({ name, value }) => [name, value]),
      ...product.caseStudies.flatMap((story) => [
        story.industry,
        story.title,
        story.description,
        story.result,
      ]),
      ...product.faq.flatMap(({ question, answer }) => [question, answer]),
    ]);
  }
});

test("the hero leads home, to all products, to the demo and to the specifications", async ({ page: tab }) => {
  await tab.goto(address);
  const crumbs = tab.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("link", { name: site.navigation.products.label })).toHaveAttribute(
    "href",
    "/#products",
  );
  await expect(crumbs.getByRole("link").first()).toHaveAttribute("href", "/");
  await expect(crumbs.locator("[aria-current=page]")).toHaveText(one.title);

  const hero = tab.getByRole("region", { name: one.title });
  await expect(hero.getByRole("listitem").filter({ hasText: one.idealFor[0] })).toBeVisible();
  await expect(hero.getByRole("link", { name: "Request a Demo" })).toHaveAttribute("href", /#contact$/);
  await hero.getByRole("link", { name: "View Specifications" }).click();
  await expect(tab.getByRole("heading", { name: "Technical Specifications" })).toBeInViewport();
  await expect(tab).toHaveURL(`${address}#specs`);
});

test("the sections have their headings, in order, under one first heading", async ({ page: tab }) => {
  await tab.goto(address);
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText([one.title]);
  const ids = ["overview", "try-it", "features", "specs", "case-studies", "faq", "contact"];
  const found = await tab.locator("main section[id]").evaluateAll((all) => all.map(({ id }) => id));
  expect(found).toEqual(ids);
  for (const [id, title] of Object.entries({
    overview: "Overview",
    features: "Features",
    specs: "Technical Specifications",
    "case-studies": "Success Stories",
    faq: "FAQ",
    contact: page.closing.title,
  }))
    await expect(tab.locator(`#${id}`).getByRole("heading", { level: 2 })).toHaveText(title);
  await expect(tab.locator("#overview").getByRole("heading", { level: 3 })).toHaveText([
    "Efficiency",
    "Security",
    "Scalability",
  ]);
  await expect(tab.locator("#specs").getByRole("row")).toHaveCount(one.specs.length);
  const demo = page.features.demo;
  await expect(tab.locator("#features").getByRole("link", { name: demo.label })).toHaveAttribute(
    "href",
    linkAbout(demo.to, `products/${one.id}`),
  );
});

test("a question opens its answer and closes the others", async ({ page: tab }) => {
  await tab.goto(address);
  const faq = tab.locator("#faq");
  const [first, second] = one.faq;
  await expect(faq.getByText(plainText(first?.answer ?? ""))).toBeVisible();
  await faq.getByText(second?.question ?? "").click();
  await expect(faq.getByText(plainText(second?.answer ?? ""))).toBeVisible();
  await expect(faq.getByText(plainText(first?.answer ?? ""))).toBeHidden();
});

test("other products and the closing banner lead on", async ({ page: tab }) => {
  await open(tab, address);
  const related = tab.getByRole("region", { name: page.related.title }).getByRole("link");
  const shown = content.relatedTo("products", one.id).slice(0, 3);
  await expect(related).toHaveCount(shown.length);
  const closing = tab.locator("#contact");
  for (const action of [page.closing.primary, page.closing.secondary])
    await expect(closing.getByRole("link", { name: action?.label })).toHaveAttribute(
      "href",
      linkAbout(action?.to ?? "", `products/${one.id}`),
    );
  const title = (await related.first().textContent()) ?? "";
  await related.first().click();
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect.poll(() => tab.evaluate(() => scrollY)).toBe(0);
});

test("search engines read what the product is, its questions and where it stands", async ({ page: tab }) => {
  await tab.goto(address);
  const scripts = tab.locator('script[type="application/ld+json"]');
  const data = (await scripts.allTextContents()).map((text) => JSON.parse(text));
  const product = data.find((item) => item["@type"] === "Product");
  expect(product).toMatchObject({
    "@context": "https://schema.org",
    name: one.title,
    description: one.seoDescription,
    url: `${site.url}${address}`,
    brand: { name: site.name },
  });
  expect(product.image).toMatch(new RegExp(`^${site.url}/`));
  expect(product.additionalProperty).toHaveLength(one.specs.length);
  const faq = data.find((item) => item["@type"] === "FAQPage");
  expect(faq.mainEntity.map((entry: { name: string }) => entry.name)).toEqual(
    one.faq.map(({ question }) => question),
  );
  for (const { acceptedAnswer } of faq.mainEntity) expect(acceptedAnswer.text.length).toBeGreaterThan(20);
  const crumbs = data.find((item) => item["@type"] === "BreadcrumbList").itemListElement;
  expect(crumbs.map(({ item }: { item: string }) => item)).toEqual([
    `${site.url}/`,
    `${site.url}/#products`,
    `${site.url}${address}`,
  ]);
  await expect(tab.locator('meta[property="og:type"]')).toHaveAttribute("content", "product");
  await expect(tab.locator('link[rel="canonical"]')).toHaveAttribute("href", `${site.url}${address}`);
});
