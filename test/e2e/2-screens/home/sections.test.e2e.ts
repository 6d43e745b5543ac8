import { content } from "../../../content.ts";
import { expect, holdApp, open, test } from "../../fixtures/site.ts";

const home = content.file("home");

test("the sections stand in the order of the specification", async ({ page }) => {
  await page.goto("/");
  const ids = await page.locator("main section").evaluateAll((all) => all.map((section) => section.id));
  expect(ids).toEqual(["", "our-clients", "stats", "industries", "products", "services", "case-studies", ""]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator("main h2").last()).toHaveText("Ready to Transform Your Business?");
});

test("the clients' 19 marks run in one strip, a loop in 10 s and 40 px apart, and wait while pointed at", async ({
  page,
}) => {
  await page.goto("/#our-clients");
  const strip = page.locator("#our-clients");
  await expect(strip.getByRole("heading")).toHaveText("Trusted by Industry Leaders");
  await expect(strip.getByRole("listitem")).toHaveCount(19);
  await expect(strip.getByRole("listitem").locator("> :is(svg, img)")).toHaveCount(19);
  const track = strip.locator(".marquee-track");
  const moving = () => track.evaluate((element) => element.getAnimations()[0]?.playState);
  const gaps = await strip.locator("ul:not([inert]) > li").evaluateAll((all) =>
    all.slice(1).map((mark, i) => {
      const before = all[i]?.getBoundingClientRect();
      return Math.round(mark.getBoundingClientRect().left - (before?.right ?? 0));
    }),
  );
  expect(new Set(gaps)).toEqual(new Set([40]));
  expect(await track.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration)).toBe(
    10_000,
  );
  // Seamless: half of the track is one list with its last gap, and the second list is the first again.
  const [whole, list] = await track.evaluate((element) => [
    element.scrollWidth,
    element.firstElementChild?.getBoundingClientRect().width,
  ]);
  expect(whole).toBe(2 * Math.round(list ?? 0));
  expect(await moving()).toBe("running");
  await strip.locator(".marquee-view").hover();
  await expect.poll(moving).toBe("paused");
  await page.mouse.move(3, 3);
  await expect.poll(moving).toBe("running");
  await strip.locator("label").click();
  await expect(strip.getByRole("checkbox")).toBeChecked();
  await expect.poll(moving).toBe("paused");
});

test("the stats count up to their figures and lead to the About page", async ({ page }) => {
  await open(page, "/");
  const stats = page.locator("#stats");
  await stats.scrollIntoViewIfNeeded();
  await expect(stats.getByRole("heading")).toHaveText(home.stats.title);
  await expect(stats.getByText(home.stats.description)).toBeVisible();
  for (const [label, figure] of Object.entries({
    "Years Experience": "10+",
    Sectors: "10+",
    "Projects Delivered": "100+",
    "Active Clients": "275+",
  })) {
    const item = stats.locator("dl > div").filter({ hasText: label });
    await expect(item.getByRole("definition")).toHaveText(figure);
  }
  await stats.getByRole("link", { name: "Explore Us" }).click();
  await expect(page).toHaveURL("/about-us");
});

test("the numbers count up when they are first seen, even before the app has come", async ({ page }) => {
  await holdApp(page);
  await page.goto("/");
  const number = page.locator("#stats .count-up").last();
  const state = () => number.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
  expect(await state()).toEqual(["paused"]);
  const { duration, easing } = await number.evaluate((element) => {
    const [counting] = element.getAnimations();
    const [from] = (counting?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
    return { duration: counting?.effect?.getTiming().duration, easing: from?.easing };
  });
  expect(duration).toBe(2000);
  // What CSS calls ease-out.
  expect(easing).toMatch(/^(ease-out|cubic-bezier\(0, 0, 0\.58, 1\))$/);
  const countedAt = (time: number) =>
    number.evaluate((element, time) => {
      const [counting] = element.getAnimations();
      if (counting) counting.currentTime = time;
      return Number(getComputedStyle(element).getPropertyValue("--counted"));
    }, time);
  expect(await countedAt(0)).toBe(0);
  // Half the time is more than half the way: it eases out.
  expect(await countedAt(1000)).toBeGreaterThan(150);
  expect(await countedAt(1999)).toBe(275);
  expect(await countedAt(0)).toBe(0);
  await number.scrollIntoViewIfNeeded();
  await expect.poll(state).toEqual(["running"]);
  await expect.poll(state).toEqual([]);
});

test("an industry's panel opens when it is pointed at or focused", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const panels = page.locator("#industries .panel");
  await expect(panels).toHaveCount(6);
  const widthOf = (index: number) =>
    panels.nth(index).evaluate((panel) => panel.getBoundingClientRect().width);
  const closed = await widthOf(3);
  await panels.nth(3).hover();
  await expect.poll(() => widthOf(3)).toBeGreaterThan(closed * 2);
  await page.mouse.move(3, 3);
  await panels.nth(5).getByRole("link").focus();
  await expect.poll(() => widthOf(5)).toBeGreaterThan(closed * 2);
  // In the page's column: they begin under the heading and end as far from the other edge.
  const { x: margin = 0 } = (await page.locator("#industries-title").boundingBox()) ?? {};
  const edges = await panels.evaluateAll((all) =>
    [all[0], all.at(-1)].map((panel) => panel?.getBoundingClientRect()).map((box) => [box?.left, box?.right]),
  );
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(edges[0]?.[0]).toBe(margin);
  expect(edges[1]?.[1]).toBeCloseTo(width - margin, 0);
});

test("products stand in a grid, in columns and rows", async ({ page }) => {
  await page.goto("/");
  const [columns, rows] = await page.locator("#products li").evaluateAll((cards) => {
    const places = cards.map((card) => card.getBoundingClientRect());
    const among = (edges: number[]) => new Set(edges.map(Math.round)).size;
    return [among(places.map(({ left }) => left)), among(places.map(({ top }) => top))];
  });
  expect(columns).toBeGreaterThan(1);
  expect(rows).toBeGreaterThan(1);
});

test("products are all there, and ?category= leaves those of one kind", async ({ page }) => {
  const products = page.locator("#products");
  const shown = () => products.locator("li").filter({ visible: true });
  await page.goto("/");
  await expect(shown()).toHaveCount(8);
  // There is no control for it: the eight cards are all that can be used.
  await expect(products.locator("a, button, input, select, summary, [role], [tabindex]")).toHaveCount(8);
  await expect(products.locator("li a")).toHaveCount(8);
  await expect(page.locator("a[href*='category=']")).toHaveCount(0);
  for (const [category, count] of Object.entries({ Monitoring: 4, Energy: 2, Utilities: 2 })) {
    // The page is built without it, yet nothing appears and vanishes: it is right before the app is awake.
    await page.goto(`/?category=${category}`, { waitUntil: "domcontentloaded" });
    await expect(shown()).toHaveCount(count);
    await page.mouse.move(9, 9);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await expect(shown()).toHaveCount(count);
  }
});

test("two case studies lead to their pages, and the closing banner to the contact page", async ({ page }) => {
  await open(page, "/");
  const studies = page.locator("#case-studies article");
  await expect(studies).toHaveCount(2);
  await expect(studies.nth(0)).toContainText("Retail");
  await expect(studies.nth(1)).toContainText("Maritime");
  await studies.nth(1).click();
  await expect(page).toHaveURL("/case-studies/smart-port-operations");
  await page.goBack();
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/contact");
});
