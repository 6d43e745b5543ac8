import type { Locator, Page } from "@playwright/test";
import { plainText } from "../../../../model/plain-text.ts";
import { content } from "../../../content.ts";
import { paragraphsOf } from "../../fixtures/reads.ts";
import { expect, holdFiles, open, startApp, test } from "../../fixtures/site.ts";

const modal = (page: Page) => page.getByRole("dialog");
const card = (page: Page, section: string, name: string) =>
  page.locator(`#${section}`).getByRole("link", { name, exact: true });
const part = (page: Page, title: string) =>
  modal(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** All of a text, each of its paragraphs as one. */
async function expectWhole(page: Page, text = "") {
  const told = modal(page).locator("p");
  for (const paragraph of paragraphsOf(text))
    await expect(told.filter({ hasText: plainText(paragraph) }).first()).toHaveText(plainText(paragraph));
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a service tells its quote, description, benefits, features and results, four of each at most", async ({
  page,
}) => {
  await open(page, "/");
  await card(page, "services", "AI & Machine Learning").click();
  await expect(modal(page).getByRole("heading", { level: 2 })).toHaveText("AI & Machine Learning");
  const service = content.items("services").find(({ id }) => id === "ai-ml");
  // There are more of them than are told.
  expect(service?.benefits.length).toBeGreaterThan(4);
  expect(service?.features.length).toBeGreaterThan(4);
  await expect(modal(page).locator("blockquote")).toHaveText(service?.shortDescription ?? "");
  await expectWhole(page, service?.fullDescription);
  await expect(part(page, "What We Deliver").getByRole("listitem")).toHaveCount(4);
  await expect(part(page, "Our Features").getByRole("listitem")).toHaveCount(4);
  await expect(part(page, "Results").getByRole("listitem")).toHaveCount(4);
  await modal(page).getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL("/services/ai-ml");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(modal(page)).toBeHidden();
});

test("the card's picture stands in the modal and on the page until theirs has come", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/");
  const shown = page.locator(
    "#products [data-shared-picture='products/video-management-system'] img:visible",
  );
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const inCard = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
  // From here on no picture comes, until all do.
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/pictures/**", (route) => held.then(() => route.continue()));
  await card(page, "products", "Video Management System").click();
  const behind = `url("${inCard}")`;
  await expect(modal(page).locator("[data-shared-picture] img:visible")).toHaveCSS(
    "background-image",
    behind,
  );
  await modal(page).getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL("/products/video-management-system");
  const onPage = page.locator("#main [data-shared-picture] img:visible").first();
  await expect(onPage).toHaveCSS("background-image", behind);
  letGo();
  await expect(onPage).toHaveCSS("background-image", "none");
});

test("an industry shows its picture, description, features and results", async ({ page }) => {
  await open(page, "/");
  await card(page, "industries", "Smart Port").click();
  await expect(
    modal(page)
      .getByRole("img", { name: /^Container terminal in miniature/ })
      .first(),
  ).toBeVisible();
  const port = content.items("industries").find(({ id }) => id === "smart-port");
  expect(port?.features.length).toBeGreaterThan(4);
  expect(port?.impacts.length).toBeGreaterThan(4);
  await expectWhole(page, port?.fullDescription);
  await expect(part(page, "Our Features").getByRole("listitem")).toHaveCount(4);
  await expect(part(page, "Results").getByRole("listitem")).toHaveCount(4);
  await expect(part(page, "What We Deliver")).toHaveCount(0);
  await expect(modal(page).getByRole("link", { name: "View Details" })).toHaveAttribute(
    "href",
    "/industries/smart-port",
  );
});

test("a product shows its picture, description, features and what it is ideal for", async ({ page }) => {
  await open(page, "/");
  await card(page, "products", "Smart Dust Bin").click();
  const bin = content.items("products").find(({ id }) => id === "smart-dust-bin");
  await expect(modal(page).getByRole("img", { name: bin?.heroImage.alt }).first()).toBeVisible();
  await expectWhole(page, bin?.description);
  // It has six; four are told.
  expect(bin?.features).toHaveLength(6);
  await expect(part(page, "Our Features").getByRole("listitem")).toHaveCount(4);
  await expect(part(page, "Ideal for").getByRole("listitem")).toHaveText(bin?.idealFor ?? []);
  await expect(part(page, "Results")).toHaveCount(0);
  await expect(modal(page).getByRole("link", { name: "View Details" })).toHaveAttribute(
    "href",
    "/products/smart-dust-bin",
  );
});

const topOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top);

test("a modal's own button, Escape, the backdrop and Back close it, and the focus returns to the card", async ({
  page,
}) => {
  await open(page, "/#products");
  const link = card(page, "products", "Water Monitoring System");
  const ways: [string, () => Promise<unknown>][] = [
    ["its own button", () => modal(page).getByRole("button", { name: "Close" }).click()],
    ["Escape", () => page.keyboard.press("Escape")],
    ["the backdrop", () => page.mouse.click(8, 400)],
    ["Back", () => page.goBack()],
  ];
  for (const [way, close] of ways) {
    await link.click();
    await expect(modal(page), way).toBeVisible();
    const stood = await topOf(link);
    await close();
    await expect(modal(page), way).toBeHidden();
    await expect(link, way).toBeFocused();
    await expect(page, way).toHaveURL("/#products");
    // Where the visitor sees it: heights above may change while they are skipped, and the browser makes up for it.
    expect(Math.abs((await topOf(link)) - stood), way).toBeLessThan(1);
  }
  // Nothing of it is left in the history.
  await link.click();
  await modal(page).getByRole("button", { name: "Close" }).click();
  await expect(modal(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.usr?.modal)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});

test("previous and next lead through the items of its kind, round and round, and Back closes it at once", async ({
  page,
}) => {
  await open(page, "/");
  const link = card(page, "industries", "E-Governance");
  await link.click();
  const title = modal(page).getByRole("heading", { level: 2 });
  for (const name of ["Finance", "Smart Port"]) {
    await modal(page).getByRole("button", { name: "Next" }).click();
    await expect(title).toHaveText(name);
    await expect(modal(page).getByRole("link", { name: "View Details" })).toHaveAttribute(
      "href",
      `/industries/${name.toLowerCase().replace(" ", "-")}`,
    );
  }
  await modal(page).getByRole("button", { name: "Next" }).click();
  for (const name of ["Smart Port", "Finance", "E-Governance", "Next-Gen ERP"]) {
    await modal(page).getByRole("button", { name: "Previous" }).click();
    await expect(title).toHaveText(name);
  }
  await expect(modal(page)).toContainText("Our Features");
  await page.goBack();
  await expect(modal(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test("its content is fetched on the first sign of interest, once, and not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/summaries/")) asked.push(new URL(request.url()).pathname);
  });
  await open(page, "/");
  expect(asked).toEqual([]);
  const link = card(page, "services", "Blockchain");
  await link.hover();
  await expect.poll(() => asked).toEqual(["/summaries/services/blockchain.json"]);
  await link.click();
  await expect(part(page, "Our Features")).toBeVisible();
  await page.keyboard.press("Escape");
  await link.focus();
  await link.click();
  await expect(part(page, "Our Features")).toBeVisible();
  expect(asked).toEqual(["/summaries/services/blockchain.json"]);
});

test.describe("when its content cannot be fetched", () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test("the card's page opens", async ({ page }) => {
    await page.route("**/summaries/**", (route) => route.abort());
    await open(page, "/");
    const link = card(page, "products", "Smart Dust Bin");
    await link.hover();
    await expect(page.locator("#products")).toBeVisible();
    await link.click();
    await expect(page).toHaveURL("/products/smart-dust-bin");
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(modal(page)).toBeHidden();
  });
});

test("a click that asks for a new tab opens the page there", async ({ page, context }) => {
  await open(page, "/");
  const opened = context.waitForEvent("page");
  await card(page, "services", "Blockchain").click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/services/blockchain");
  await expect(modal(page)).toBeHidden();
});

test("a page that is reloaded with a modal open begins with it closed", async ({ page }) => {
  await open(page, "/");
  await card(page, "products", "Smart Dust Bin").click();
  await expect(modal(page)).toBeVisible();
  await page.reload();
  await page.mouse.move(5, 5);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(modal(page)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every card is a link to its page", async ({ page }) => {
    await page.goto("/");
    for (const [section, count] of [
      ["services", 12],
      ["industries", 6],
      ["products", 8],
    ] as const) {
      const links = page.locator(`#${section} li a`);
      await expect(links).toHaveCount(count);
      for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))))
        expect(href).toMatch(new RegExp(`^/${section}/[a-z-]+$`));
    }
    await card(page, "industries", "Finance").click();
    await expect(page).toHaveURL("/industries/finance");
  });
});

test.describe("when the page of View Details", () => {
  test.use({ expectedMessages: [/Failed to load resource|Error loading route module/] });
  const openDetails = async (page: Page) => {
    await card(page, "services", "Blockchain").click();
    await expect(part(page, "Our Features")).toBeVisible();
    await modal(page).getByRole("link", { name: "View Details" }).click();
    await expect(modal(page)).toBeHidden();
  };
  const going = (page: Page) => page.locator("html[data-going]");

  test("cannot be reached, cards open their modals again", async ({ page }) => {
    await open(page, "/");
    await page.route(/\/services\/blockchain(\.data)?($|\?)/, (route) => route.fulfill({ status: 503 }));
    await openDetails(page);
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText("did not load");
    await expect(page).toHaveURL("/");
    for (const name of ["AI & Machine Learning", "Blockchain"]) {
      await card(page, "services", name).click();
      await expect(modal(page).getByRole("heading", { level: 2 })).toHaveText(name);
      await page.keyboard.press("Escape");
      await expect(modal(page)).toBeHidden();
    }
  });

  test("is slow, the line at the top runs, and another card can be opened", async ({ page }) => {
    await open(page, "/");
    const letGo = await holdFiles(page, "**/services/blockchain.data*");
    await openDetails(page);
    await expect(going(page)).toBeAttached();
    await card(page, "services", "AI & Machine Learning").click();
    await expect(modal(page).getByRole("heading", { level: 2 })).toHaveText("AI & Machine Learning");
    await expect(going(page)).not.toBeAttached();
    letGo();
    await modal(page).getByRole("link", { name: "View Details" }).click();
    await expect(page).toHaveURL("/services/ai-ml");
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(modal(page)).toBeHidden();
  });

  test("stands in for a modal without code, its card works again", async ({ page }) => {
    await page.route("**/assets/item-modal-*.js", (route) => route.abort());
    await open(page, "/");
    const down = /\/services\/blockchain(\.data)?($|\?)/;
    await page.route(down, (route) => route.fulfill({ status: 503 }));
    await card(page, "services", "Blockchain").click();
    await expect(page.getByRole("region", { name: "Notifications" })).toContainText("did not load");
    await page.unroute(down);
    await card(page, "services", "Blockchain").click();
    await expect(page).toHaveURL("/services/blockchain");
  });
});

test("after a reload with a modal open, a link to a section leads there", async ({ page }) => {
  await open(page, "/");
  await card(page, "products", "Smart Dust Bin").click();
  await expect(modal(page)).toBeVisible();
  await page.reload();
  await startApp(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Industries" }).click();
  await expect(page).toHaveURL("/#industries");
  await expect(page.locator("#industries")).toBeFocused();
  await expect.poll(() => topOf(page.locator("#industries"))).toBeLessThan(100);
});
