import { content } from "../../content.ts";
import { expect, open, test } from "../fixtures/site.ts";

const marks = "Illustrative";

/** What visitors would take for facts, by the pages that show it. */
const shown: Record<string, boolean> = {
  "/": content.file("home").stats.items.some(({ sample }) => sample),
  "/contact": content.file("site").offices.some(({ hours }) => hours?.sample),
  "/case-studies": content.items("case-studies").some(({ sample }) => sample),
  ...pagesOf("case-studies", ({ sample }) => sample),
  ...pagesOf("services", ({ impacts, impacts_skip, caseStudy }) =>
    Boolean(caseStudy?.sample || (!impacts_skip && impacts.some(({ sample }) => sample))),
  ),
  ...pagesOf("industries", ({ impacts }) => impacts.some(({ sample }) => sample)),
  ...pagesOf("products", ({ caseStudies }) => caseStudies.some(({ sample }) => sample)),
  ...pagesOf("roles", ({ sample }) => sample),
};

test("every page that shows what is not confirmed says so, and no other does", async ({ request }) => {
  for (const [path, isSample] of Object.entries(shown)) {
    const html = await (await request.get(path)).text();
    expect(/<button[^>]*>(?:<span[^>]*><\/span>)?Illustrative/.test(html), path).toBe(isSample);
  }
});

test("a modal on the home page marks its results as well", async ({ page }) => {
  await open(page, "/");
  await page.locator("#services").getByRole("link", { name: "Blockchain", exact: true }).click();
  const mark = page.getByRole("dialog").getByRole("button", { name: marks });
  await expect(mark).toBeVisible();
  await expect(mark).toHaveAccessibleDescription(content.file("labels").sampleNote);
});

function pagesOf<Name extends Parameters<typeof content.items>[0]>(
  name: Name,
  isSample: (item: ReturnType<typeof content.items<Name>>[number]) => boolean | undefined,
): Record<string, boolean> {
  return Object.fromEntries(
    content
      .items(name)
      .map((item) => [content.pageOfItem(name, item).path, Boolean(isSample(item as never))]),
  );
}
