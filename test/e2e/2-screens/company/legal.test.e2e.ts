import { content } from "../../../content.ts";
import { expect, open, test } from "../../fixtures/site.ts";

const notices = content.items("legal");
const copy = content.copy("legal");
const { privacy } = content.file("site");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each notice has its version and date, what matters in short, and leads to the others", async ({
    page,
  }) => {
    for (const { id, title, version, updated, summary } of notices) {
      await page.goto(`/legal/${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByRole("main")).toContainText(`${copy.version} ${version}`);
      await expect(page.locator("time").first()).toHaveAttribute("datetime", updated);
      const short = page.getByRole("region", { name: copy.summary }).getByRole("listitem");
      await expect(short).toHaveText(summary.map(content.filledIn));
      const others = page.getByRole("navigation", { name: copy.others.title }).getByRole("link");
      await expect(others).toHaveCount(notices.length - 1);
      // What site.yaml should have filled in.
      await expect(page.getByRole("main")).not.toContainText(/\{\w+\}/);
    }
  });
});

test("the privacy notice says how long enquiries are kept and who answers a complaint", async ({ page }) => {
  await page.goto("/legal/privacy");
  await expect(page.getByRole("main")).toContainText(`${privacy.retentionDays} days`);
  await expect(page.getByRole("main")).toContainText(privacy.grievanceName);
  await expect(
    page.getByRole("main").getByRole("link", { name: privacy.grievanceEmail }).first(),
  ).toHaveAttribute("href", `mailto:${privacy.grievanceEmail}`);
});

test("both forms link to the privacy notice beside their buttons", async ({ page }) => {
  await open(page, "/contact");
  for (const form of [
    page.getByRole("region", { name: "Send an enquiry" }),
    page.getByRole("contentinfo").locator("form"),
  ])
    await expect(form.getByRole("link", { name: "privacy notice" })).toHaveAttribute(
      "href",
      "/legal/privacy",
    );
});

test("the rail beside a notice leads to its parts", async ({ page }) => {
  await open(page, "/legal/privacy");
  const rail = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await rail.last().click();
  await expect(page.locator("h2[id]", { hasText: (await rail.last().textContent()) ?? "" })).toBeInViewport();
});
