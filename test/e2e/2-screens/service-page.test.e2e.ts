import { content } from "../../content.ts";
import { expectToSay, paragraphsOf } from "../fixtures/reads.ts";
import { expect, open, test } from "../fixtures/site.ts";

const services = content.items("services");
const labels = content.copy("services");
const address = "/services/cloud-transformation";

test("every service's page shows what its content file says, and leaves out what it does not", async ({
  page,
}) => {
  test.slow();
  for (const service of services) {
    await page.goto(`/services/${service.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(service.title);
    const { painPoints, caseStudy, impacts_skip: skipped } = service;
    await expectToSay(page, [
      service.category,
      service.description,
      service.shortDescription,
      ...paragraphsOf(service.fullDescription),
      ...service.sections.flatMap(({ title, content }) => [title, content]),
      ...[...(painPoints ?? []), ...service.benefits, ...service.features].flatMap(wordsOf),
      ...(skipped ? [] : service.impacts.flatMap(wordsOf)),
      ...(caseStudy ? [caseStudy.title, caseStudy.challenge, caseStudy.solution] : []),
      ...(caseStudy?.results.flatMap(({ value, label_title, title }) => [value, label_title, title]) ?? []),
    ]);
    await expect(page.locator("#obstacles")).toHaveCount(painPoints ? 1 : 0);
    const pictures = page.locator(painPoints ? "#obstacles" : "#features");
    for (const { alt } of [service.obstaclesImage, service.featuresImage])
      await expect(pictures.getByRole("img", { name: alt })).toBeVisible();
    await expect(page.locator("#impacts")).toHaveCount(skipped ? 0 : 1);
    await expect(page.locator("#case-study")).toHaveCount(caseStudy ? 1 : 0);
  }
});

test("its parts are called as the specification calls them, and the optional ones may be left out", async ({
  page,
}) => {
  const parts = async (id: string) => {
    await page.goto(`/services/${id}`);
    const sections = page.getByRole("main").locator("section[id]");
    return sections.evaluateAll((all) =>
      all.map(({ id, ariaLabelledByElements }) => `${id}: ${ariaLabelledByElements?.[0]?.textContent}`),
    );
  };
  const delivered = ["benefits: What We Deliver", "features: Our Features"];
  const whole = await parts("cloud-transformation");
  expect(whole).toEqual(
    expect.arrayContaining(["obstacles: Obstacles", ...delivered, "impacts: Our Impact Metrics"]),
  );
  const study = page.locator("#case-study");
  for (const name of ["The challenge", "Our solution", "Results"])
    await expect(study.getByRole("heading", { name })).toBeVisible();

  // It has the skip flag and no study; the next one has no obstacles.
  expect(idsIn(await parts("it-consulting-n-strategy"))).toEqual(["obstacles", "benefits", "features"]);
  expect(idsIn(await parts("helpdesk-support"))).toEqual(["benefits", "features", "impacts", "case-study"]);
});

const idsIn = (parts: string[]) =>
  parts
    .map((part) => part.split(":")[0] ?? "")
    .filter((id) => ["obstacles", "benefits", "features", "impacts", "case-study"].includes(id));

const wordsOf = ({ title, description }: { title: string; description: string }) => [title, description];

test("a percentage is a ring in the colour of its value, a labelled value is text, a hidden one is only drawn", async ({
  page,
}) => {
  const toneOf = (percent: number) =>
    percent <= 25 ? "danger" : percent <= 50 ? "warning" : percent <= 75 ? "primary" : "success";
  for (const id of ["ai-ml", "cloud-transformation"]) {
    await page.goto(`/services/${id}`);
    for (const impact of services.find((service) => service.id === id)?.impacts ?? []) {
      const { title, value = "", label, hideValueLabel } = impact;
      const item = page.locator("#impacts li", { has: page.getByRole("heading", { name: title }) });
      const ring = item.getByRole("img", { name: value });
      await expect(ring).toHaveCount(label ? 0 : 1);
      if (label) await expect(item.getByText(value, { exact: true })).toBeVisible();
      else {
        await expect(ring).toHaveAttribute("data-tone", toneOf(Number.parseFloat(value)));
        await expect(ring).toHaveText(hideValueLabel ? "" : value);
      }
    }
  }
});

test("a service leads home, to all services, to its own parts, to its neighbours and to us", async ({
  page,
}) => {
  await open(page, address);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("link")).toHaveText(["Home", "Services"]);
  await expect(crumbs.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(crumbs.getByRole("link", { name: "Services" })).toHaveAttribute("href", "/#services");
  await expect(crumbs.getByText("Cloud Transformation")).toHaveAttribute("aria-current", "page");

  const parts = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await expect(parts).toHaveText(["painPoints", "benefits", "features", "impacts", "caseStudy"].map(titleOf));
  await parts.filter({ hasText: labels.features.title }).click();
  await expect(page.getByRole("heading", { name: labels.features.title })).toBeInViewport();

  const closing = page.locator("#contact");
  await expect(closing.getByRole("link", { name: labels.closing.primary.label })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(closing.getByRole("link", { name: labels.closing.secondary?.label ?? "" })).toHaveAttribute(
    "href",
    "/#services",
  );

  const next = page.getByRole("region", { name: labels.next.title }).getByRole("link");
  const related = content.relatedTo("services", "cloud-transformation").slice(0, 3);
  await expect(next).toHaveCount(related.length);
  await next.first().click();
  await expect(page).toHaveURL(related[0]?.to ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(related[0]?.title ?? "");
});

const titleOf = (part: string) => (labels[part as keyof typeof labels] as { title: string }).title;
