import type { Locator } from "@playwright/test";
import { content } from "../../../content.ts";
import { expectToSay } from "../../fixtures/reads.ts";
import { expect, open, test } from "../../fixtures/site.ts";

const about = content.file("about");
const titles = (items: { title: string }[]) => items.map(({ title }) => title);

test("the about page tells who we are, why us, our mission, approach, strengths and offer, in this order", async ({
  page,
}) => {
  await open(page, "/about-us");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(about.hero.title);
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Who We Are",
    "Our Vision",
    "What We Do",
    "Why Choose Us",
    "Our Mission",
    "Our Approach",
    "Technology Strengths",
    "What We Offer",
    about.closing.title,
  ]);
  const ours = main.getByRole("region", { name: "Our Mission" });
  for (const name of ["Core Values", "Our Commitment"])
    await expect(ours.getByRole("heading", { name })).toBeVisible();
  const { cards, why, mission, approach, strengths, offer } = about;
  const items = [cards, why.items, mission.values, approach.steps, strengths.items, offer.items].flat();
  await expectToSay(page, [
    about.hero.lead,
    ...items.flatMap(({ title, description }) => [title, description]),
    ...[why, mission, approach, strengths, offer].map(({ lead }) => lead),
    mission.text,
    mission.commitment.title,
    mission.commitment.text,
  ]);
});

test("there are three reasons, four values, four stages, the strengths and eight practices", async ({
  page,
}) => {
  await page.goto("/about-us");
  const part = (name: string) => page.getByRole("region", { name }).getByRole("listitem");
  const { why, mission, approach, strengths, offer } = about;
  await expect(part(why.title).getByRole("heading")).toHaveText(titles(why.items));
  await expect(part(mission.title).getByRole("heading")).toHaveText([
    "Excellence",
    "Partnership",
    "Innovation",
    "Integrity",
  ]);
  await expect(part(approach.title).getByRole("heading")).toHaveText([
    "Discover",
    "Design",
    "Deliver",
    "Drive",
  ]);
  await expect(part(strengths.title).getByRole("heading")).toHaveText(titles(strengths.items));
  await expect(part(offer.title).getByRole("heading")).toHaveText(titles(offer.items));
  expect(offer.items).toHaveLength(8);
  await expect(page.getByRole("main").getByRole("link", { name: "Get Started" })).toHaveAttribute(
    "href",
    "/contact",
  );
});

test("on a wide page three cards stand beside each other, twice, and strengths and offer in grids", async ({
  page,
}) => {
  await page.goto("/about-us");
  const part = (name: string) => page.getByRole("region", { name }).getByRole("listitem");
  const cards = page.getByRole("main").locator("section", {
    has: page.getByRole("heading", { name: /^(Who We Are|Our Vision|What We Do)$/ }),
  });
  for (const three of [cards, part("Why Choose Us")]) {
    expect(await columnsOf(three)).toEqual([1, 1, 1]);
    await expect(three.first()).not.toHaveCSS("border-top-width", "0px");
    await expect(three.first()).not.toHaveCSS("border-right-width", "0px");
  }
  expect(await columnsOf(part("Technology Strengths"))).toEqual([2, 2, 2, 2]);
  expect(await columnsOf(part("What We Offer"))).toEqual([4, 4]);
});

/** How many of the items stand in each column, from left to right. */
const columnsOf = (items: Locator) =>
  items.evaluateAll((all) => {
    const lefts = all.map((item) => Math.round(item.getBoundingClientRect().left));
    const columns = [...new Set(lefts)].sort((one, two) => one - two);
    return columns.map((column) => lefts.filter((left) => left === column).length);
  });

test("the four stages stand on one closed line, across a wide page and down a narrow one", async ({
  page,
}) => {
  const approach = page.getByRole("region", { name: about.approach.title });
  const line = approach.locator("div:has(> ol) > svg path").filter({ visible: true });
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/about-us");
    await expect(line).toHaveCount(1);
    expect((await line.getAttribute("d"))?.match(/[MZ]/g)).toEqual(["M", "Z"]);
  }
});
