import type { Locator } from "@playwright/test";
import { expect, inTheme, open, test } from "../../fixtures/site.ts";

const sentence = "Discover endless possibilities! Schedule your free consultation today.";

test("the banner leads to a consultation from every page, whole and in two lines at most", async ({
  page,
}) => {
  for (const { path, width } of [
    { path: "/", width: 375 },
    { path: "/services/ai-ml", width: 768 },
    { path: "/about-us", width: 1280 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const banner = page.getByRole("complementary", { name: "Announcement" });
    const link = banner.getByRole("link", { name: sentence });
    await expect(link).toHaveAttribute("href", "/contact");
    expect(await hiddenWordsOf(link), `at ${width} px`).toEqual([]);
    await expect(banner.getByRole("link", { name: "Schedule", exact: true })).toHaveAttribute(
      "href",
      "/contact",
    );
    expect((await banner.boundingBox())?.height).toBeLessThan(50);
  }
});

/** The words that cannot be pointed at: cut off, covered, or kept for screen readers alone. */
const hiddenWordsOf = (link: Locator) =>
  link.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { x, y, width, height } = range.getBoundingClientRect();
        if (!element.contains(document.elementFromPoint(x + width / 2, y + height / 2))) hidden.push(word);
      }
    return hidden;
  });

test("its sentence is written in a gradient of two colours", async ({ page }) => {
  await page.goto("/");
  const look = await page.getByRole("link", { name: sentence }).evaluate((link) => {
    const { backgroundImage, backgroundClip, color } = getComputedStyle(link);
    return { backgroundImage, backgroundClip, color };
  });
  expect(look).toMatchObject({ backgroundClip: "text", color: "rgba(0, 0, 0, 0)" });
  expect(look.backgroundImage).toMatch(/^linear-gradient\(/);
  const colours = look.backgroundImage.match(/oklch\([^)]+\)/g) ?? [];
  expect(new Set(colours).size).toBe(2);
});

test("social links come with medium screens and lead off the site, which tells nothing of the visitor", async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto("/");
  const socials = page.getByRole("complementary", { name: "Announcement" }).getByRole("listitem");
  await expect(socials.getByRole("link")).toHaveCount(0);

  await page.setViewportSize({ width: 768, height: 800 });
  for (const name of ["LinkedIn", "Twitter", "Facebook", "Instagram"]) {
    const link = socials.getByRole("link", { name });
    await expect(link).toBeVisible();
    await expect(link.locator("svg")).toBeVisible();
    await expect(link).toHaveAttribute("href", new RegExp(`^https://(www\\.)?${name.toLowerCase()}\\.com/`));
    await expect(link).toHaveAttribute("rel", "noreferrer");
    // In this tab: a new one is the visitor's to ask for (docs/decisions/2026-11-15-open-points.md).
    await expect(link).not.toHaveAttribute("target");
  }
});

for (const theme of ["light", "dark"] as const) {
  test(`every letter of the gradient can be read in the ${theme} theme`, async ({ page }) => {
    await inTheme(page, theme);
    await open(page, "/");
    const ratios = await page.locator(".announcement-text").evaluate((link) => {
      const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      if (!canvas) throw new Error("no canvas");
      const luminance = (colour: string) => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ground = luminance(getComputedStyle(link.closest("aside") ?? link).backgroundColor);
      const [from, to] = getComputedStyle(link).backgroundImage.match(/oklch\([^)]+\)/g) ?? [];
      const probe = document.body.appendChild(document.createElement("i"));
      const shares = Array.from({ length: 11 }, (_, i) => i * 10);
      const found = shares.map((share) => {
        probe.style.color = `color-mix(in oklab, ${to} ${share}%, ${from})`;
        const letter = luminance(getComputedStyle(probe).color);
        return (Math.max(letter, ground) + 0.05) / (Math.min(letter, ground) + 0.05);
      });
      probe.remove();
      return found;
    });
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  });
}
