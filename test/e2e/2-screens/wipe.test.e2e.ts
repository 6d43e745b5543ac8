import type { Locator, Page } from "@playwright/test";
import { content } from "../../content.ts";
import { expect, holdApp, open, settled, test } from "../fixtures/site.ts";

const { wipe } = content.file("labels");
const places = ["/services/ai-ml", "/industries/smart-port"];

for (const address of places) {
  test.describe(address, () => {
    test("a finger on the strand wipes trouble into order, and the list follows, before the app has started", async ({
      page,
    }) => {
      await holdApp(page);
      await page.goto(address);
      const { slider, points, mended } = wipeOn(page);
      const all = await points.count();
      expect(await mended.count()).toBeGreaterThan(0);
      expect(await mended.count()).toBeLessThan(all);

      await slider.scrollIntoViewIfNeeded();
      const box = await slider.boundingBox();
      if (!box) throw new Error("The slider cannot be seen.");
      const [middle, strand] = [box.y + box.height / 2, box.x + box.width * 0.6];
      await page.mouse.move(strand, middle);
      await page.mouse.down();
      await page.mouse.move(box.x + 1, middle, { steps: 5 });
      await page.mouse.up();
      await expectInOrder(page, 100);
      await expect(mended).toHaveCount(all);

      await page.mouse.move(box.x + 2, middle);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width - 1, middle, { steps: 5 });
      await page.mouse.up();
      await expectInOrder(page, 0);
      await expect(mended).toHaveCount(0);
    });

    test("the strand is drawn by keys and by buttons, and keeps its place when the app starts", async ({
      page,
    }) => {
      await page.goto(address);
      const { slider, points, mended } = wipeOn(page);
      await page.getByRole("button", { name: wipe.after }).click();
      await expectInOrder(page, 100);
      await expect(mended).toHaveCount(await points.count());

      await page.locator("html[data-ready]").waitFor({ state: "attached" });
      await expectInOrder(page, 100);
      await slider.focus();
      await page.keyboard.press("ArrowRight");
      await expectInOrder(page, 99);
      await page.keyboard.press("ArrowLeft");
      await expectInOrder(page, 100);
      await page.getByRole("button", { name: wipe.before }).click();
      await expectInOrder(page, 0);
      await expect(mended).toHaveCount(0);
    });
  });
}

test("a service that tells of no obstacles shows the strand beside its features", async ({ page }) => {
  const service = content.items("services").find(({ painPoints }) => !painPoints);
  await open(page, `/services/${service?.id}`);
  await page.locator("#features").getByRole("button", { name: wipe.after }).click();
  await expectInOrder(page, 100);
});

test("in order, nothing of the trouble shows behind the picture, which is cut out of its ground", async ({
  page,
}) => {
  await open(page, "/services/ai-ml");
  const frame = page.locator(".wipe > :has(> .wipe-after)");
  await page.getByRole("button", { name: wipe.after }).click();
  await expectInOrder(page, 100);
  const shown = frame.locator("> img, .wipe-after > img").filter({ visible: true });
  await shown.evaluateAll((images) =>
    Promise.all(images.map((image) => (image as HTMLImageElement).decode())),
  );
  await settled(frame);
  const both = await frame.screenshot();
  await frame.locator("> img").evaluateAll((images) => {
    for (const image of images) (image as HTMLElement).style.visibility = "hidden";
  });
  const alone = await frame.screenshot();
  expect(alone.equals(both)).toBe(true);
});

test.describe("for those who want less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a button shows the other picture at once", async ({ page }) => {
    await open(page, "/services/ai-ml");
    for (const part of [".wipe-after", ".wipe-strand"])
      await expect(page.locator(part)).toHaveCSS("transition-duration", "0s");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("both halves are shown, and no control that would do nothing", async ({ page }) => {
    await page.goto("/services/ai-ml");
    await expect(page.locator(".wipe-after img").first()).toBeVisible();
    await expectInOrder(page, 40);
    await expect(wipeOn(page).slider).toBeHidden();
    await expect(page.getByRole("button", { name: wipe.after })).toBeHidden();
  });
});

function wipeOn(page: Page) {
  const points = page.locator("[data-mended]");
  return {
    slider: page.getByRole("slider", { name: wipe.slider }),
    points,
    mended: page.locator('[data-mended="true"]'),
  };
}

/** What is seen: where the picture is cut, and that the strand stands there. */
async function expectInOrder(page: Page, percent: number) {
  const after = page.locator(".wipe-after");
  await expect(after).toHaveCSS("clip-path", `inset(0px 0px 0px ${100 - percent}%)`);
  await expect.poll(() => shareOf(page.locator(".wipe-strand"), after)).toBeCloseTo(percent / 100, 1);
}

async function shareOf(strand: Locator, picture: Locator) {
  const [line, frame] = await Promise.all([strand.boundingBox(), picture.boundingBox()]);
  return line && frame ? (frame.x - line.x) / frame.width : undefined;
}
