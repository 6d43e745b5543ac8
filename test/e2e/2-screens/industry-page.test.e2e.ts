import { content } from "../../content.ts";
import { expectToSay, paragraphsOf } from "../fixtures/reads.ts";
import { expect, open, test } from "../fixtures/site.ts";

const industries = content.items("industries");
const labels = content.copy("industries");
const port = industries.find(({ id }) => id === "smart-port");
if (!port) throw new Error("There is no smart port to test with.");

test("every industry's page shows what its content file says, with both pictures", async ({ page }) => {
  for (const industry of industries) {
    await page.goto(`/industries/${industry.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(industry.title);
    for (const [id, name] of Object.entries({
      obstacles: "Obstacles",
      features: "Our Features",
      impacts: "Our Impact Metrics",
    }))
      await expect(page.locator(`#${id}`).getByRole("heading", { level: 2 })).toHaveText(name);
    await expectToSay(page, [
      industry.description,
      ...paragraphsOf(industry.fullDescription),
      ...[...industry.painPoints, ...industry.features, ...industry.impacts].flatMap(
        ({ title, description }) => [title, description],
      ),
    ]);
    for (const { alt } of [industry.obstaclesImage, industry.featuresImage])
      await expect(page.locator("#obstacles").getByRole("img", { name: alt })).toBeVisible();
  }
});

test("obstacles are numbered, and one is open at a time, by mouse and by keyboard", async ({ page }) => {
  await open(page, "/industries/smart-port");
  const entries = page.locator("#obstacles details");
  await expect(entries).toHaveCount(port.painPoints.length);
  for (const [i, { title }] of port.painPoints.entries())
    await expect(entries.nth(i).locator("summary")).toHaveText(`${String(i + 1).padStart(2, "0")}${title}`);

  const body = (i: number) => entries.nth(i).getByText(port.painPoints[i]?.description ?? "");
  await expect(body(0)).toBeVisible();
  await entries.nth(1).locator("summary").click();
  await expect(body(1)).toBeVisible();
  await expect(body(0)).toBeHidden();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(body(2)).toBeVisible();
  await expect(body(1)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("obstacles open and Request a Demo leads to the closing banner", async ({ page }) => {
    await page.goto("/industries/smart-port");
    await page.locator("#obstacles summary").nth(2).click();
    await expect(page.getByText(port.painPoints[2]?.description ?? "")).toBeVisible();
    await page.getByRole("link", { name: labels.demo.label }).click();
    await expect(page).toHaveURL("/industries/smart-port#contact");
    await expect(page.getByRole("heading", { name: labels.closing.title })).toBeInViewport();
  });
});

test("an impact with a figure is a ring, one without shows its icon", async ({ page }) => {
  await page.goto("/industries/smart-port");
  for (const { title, value } of port.impacts) {
    const item = page.locator("#impacts li", { has: page.getByRole("heading", { name: title }) });
    await expect(item.getByRole("img")).toHaveCount(value ? 1 : 0);
    if (value) await expect(item.getByRole("img", { name: value })).toHaveText(value);
    else await expect(item.locator("svg")).toBeVisible();
  }
});

test("an industry leads home, to all industries and to sales, and a demo is asked for at its end", async ({
  page,
}) => {
  await open(page, "/industries/smart-port");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(crumbs.getByRole("link", { name: "Industries" })).toHaveAttribute("href", "/#industries");
  const demo = page.getByRole("region", { name: port.title }).getByRole("link", { name: "Request a Demo" });
  await expect(demo).toHaveAttribute("href", "#contact");
  await demo.click();
  const closing = page.locator("#contact");
  await expect(closing).toBeInViewport();
  await expect(closing.getByRole("link", { name: "Contact Sales" })).toHaveAttribute("href", "/contact");
  await expect(closing.getByRole("link", { name: "Browser Industry" })).toHaveAttribute(
    "href",
    "/#industries",
  );
});
