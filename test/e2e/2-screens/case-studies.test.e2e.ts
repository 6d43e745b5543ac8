import { content } from "../../content.ts";
import { expectToSay } from "../fixtures/reads.ts";
import { expect, open, startApp, test } from "../fixtures/site.ts";

const caseStudies = content.items("case-studies");
const caseStudiesPage = content.file("caseStudies");
const labels = content.copy("case-studies");
const headings = (titles: { title: string }[]) => titles.map(({ title }) => title);

test("the list shows its heading, its subtitle and both studies, without the cards' own header", async ({
  page,
}) => {
  await page.goto("/case-studies");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Case Studies");
  await expect(
    main.getByText("Explore how we've helped organizations achieve their digital transformation goals"),
  ).toBeVisible();
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(
    headings(caseStudies.map(({ card }) => card)),
  );
  for (const { id, card } of caseStudies) {
    await expectToSay(page, [card.category, card.description]);
    const shown = main.getByRole("article").filter({ hasText: card.title });
    await expect(shown.getByRole("img", { name: card.image.alt }).first()).toBeVisible();
    await expect(shown.getByRole("link", { name: card.title })).toHaveAttribute(
      "href",
      `/case-studies/${id}`,
    );
  }
  await expectToSay(page, [caseStudiesPage.readMore]);

  await startApp(page);
  await main.getByRole("link", { name: caseStudies[1]?.card.title ?? "" }).click();
  await expect(page).toHaveURL("/case-studies/smart-port-operations");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(caseStudies[1]?.title ?? "");
});

test("each study shows what its content file says, under its label and badges", async ({ page }) => {
  for (const study of caseStudies) {
    await page.goto(`/case-studies/${study.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(study.title);
    await expect(page.getByRole("img", { name: study.image.alt }).first()).toBeVisible();
    const components = study.solutions?.components.flatMap(({ title, items }) => [title, ...items]) ?? [];
    await expectToSay(page, [
      "Case Study • 2025",
      study.industry,
      study.solution,
      study.clientOverview,
      study.solutions?.overview,
      ...components,
      ...[...(study.challenges ?? study.projectScope ?? []), ...(study.functionalities ?? [])].flatMap(
        ({ title, description }) => [title, description],
      ),
      ...study.benefits.flatMap(({ label, text }) => [label, text]),
      study.conclusion,
    ]);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(crumbs.getByRole("link", { name: "Case Studies" })).toHaveAttribute("href", "/case-studies");
    const closing = page.locator("#contact");
    await expect(closing.getByRole("heading", { name: "Need a Similar Solution?" })).toBeVisible();
    await expect(closing.getByRole("link", { name: labels.closing.action.label })).toHaveAttribute(
      "href",
      "/contact",
    );
  }
});

test("the cloud study tells challenges and results, the port study its scope and no results", async ({
  page,
}) => {
  await page.goto("/case-studies/cloud-transformation");
  const parts = page.getByRole("article").getByRole("heading", { level: 2 });
  await expect(parts).toHaveText([
    "Client Overview",
    "Challenges",
    "Our Solution",
    "A day with the cable cut",
    "Our Impact Metrics",
    "Results",
  ]);
  const impacts = page.locator("#impacts");
  for (const name of ["Conclusion", "Benefits"])
    await expect(impacts.getByRole("heading", { name })).toBeVisible();
  const badges = page.getByRole("article").locator("ul").first().getByRole("listitem");
  await expect(badges).toHaveText(["Retail", "Cloud Migration"]);

  await page.goto("/case-studies/smart-port-operations");
  await expect(parts).toHaveText([
    "Client Overview",
    "Project Scope",
    "Our Solution",
    "A day at the anchorage",
    "Our Impact Metrics",
  ]);
  await expect(badges).toHaveText(["Maritime", "Command & Control"]);
  await expect(page.locator("#results")).toHaveCount(0);
});

test("the first three results count up for a second and a half to their figure, with its sign", async ({
  page,
}) => {
  await open(page, "/case-studies/cloud-transformation");
  const results = page.locator("#results li");
  await expect(results).toHaveCount(3);
  for (const [i, result] of (caseStudies[0]?.results ?? []).slice(0, 3).entries()) {
    const [figure = "", ...words] = result.split(" ");
    const number = results.nth(i).locator(".count-up");
    expect(await number.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration)).toBe(
      1500,
    );
    await expect(number).toHaveText(figure.slice(0, -1));
    expect(figure).toMatch(/[%+]$/);
    await expect(results.nth(i).locator("p").first()).toHaveText(figure);
    await expect(results.nth(i).getByText(words.join(" "))).toBeVisible();
  }
});
