import type { Locator } from "@playwright/test";
import { field, newsletter, submit } from "../fixtures/forms.ts";
import { expect, open, test } from "../fixtures/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

const look = (element: Locator) =>
  element.evaluate((node) => {
    const { borderTopWidth, borderBottomWidth, outlineStyle, outlineWidth } = getComputedStyle(node);
    const [top, bottom, outline] = [borderTopWidth, borderBottomWidth, outlineWidth].map(Number.parseFloat);
    return { top, bottom, outline: outlineStyle === "none" ? 0 : outline };
  });

test("where the system chooses the colours, buttons have borders and the front card's dot differs", async ({
  page,
}) => {
  await open(page, "/");
  for (const control of [
    page.getByRole("banner").getByRole("link", { name: "Contact Us" }),
    page.getByRole("link", { name: "Explore Solutions" }),
    page.getByRole("button", { name: "More services" }),
    newsletter(page).getByRole("button", { name: "Subscribe" }),
  ])
    expect((await look(control)).top).toBeGreaterThanOrEqual(1);
  const [chosen, other] = await page
    .getByRole("group", { name: "Featured pages" })
    .getByRole("radio")
    .evaluateAll((dots) =>
      dots.map((dot) => {
        const { backgroundColor, opacity } = getComputedStyle(dot, "::after");
        return { backgroundColor, opacity, ground: getComputedStyle(document.body).backgroundColor };
      }),
    );
  expect(chosen?.opacity).toBe("1");
  expect(other?.opacity).toBe("0");
  expect(chosen?.backgroundColor).not.toBe(chosen?.ground);
});

test("the focus in a field, the section being read and the chosen picture are seen by lines", async ({
  page,
}) => {
  await open(page, "/contact");
  await field(page, "Full Name").focus();
  expect((await look(field(page, "Full Name"))).outline).toBeGreaterThanOrEqual(2);
  expect((await look(field(page, "Company"))).outline).toBe(0);

  await open(page, "/products/smart-dust-bin");
  const tabs = page.locator(".section-tab");
  expect((await look(tabs.first())).bottom).toBe(3);
  expect((await look(tabs.last())).bottom).toBe(0);
  const pictures = page.locator(".gallery label > span");
  expect((await look(pictures.first())).outline).toBe(3);
  expect((await look(pictures.last())).outline).toBe(0);
});

test("what is wrong differs from what helps by a sign, and its field by its border", async ({ page }) => {
  await open(page, "/contact");
  const { top = 0 } = await look(field(page, "Full Name"));
  await submit(page).click();
  const error = page.getByText("Enter your name.");
  await expect(error.locator("..").locator("svg")).toBeVisible();
  expect((await look(field(page, "Full Name"))).top).toBeGreaterThan(top);
});
