import { mkdirSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { copyCheckout, startEditor } from "./edit-checkout.ts";
import { ensureChromium } from "./find-chromium.ts";

/** `npm run guide`: takes the pictures of docs/editing-content.md anew, from the editor as it is. */
const folder = "docs/editing";
// EDIT_SITE=folder:port names an editor that runs already.
const running = process.env.EDIT_SITE?.split(":")[1];
const port = Number(running ?? 4290);

mkdirSync(folder, { recursive: true });
const server = running ? undefined : await startEditor(copyCheckout("build-guide"), port, "git push");
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ["--no-sandbox"] });
try {
  await takeAll();
} finally {
  await browser.close();
  server?.kill();
}

async function takeAll() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  page.setDefaultTimeout(240_000);
  await page.addInitScript(() => localStorage.setItem("heroui-theme", "light"));
  await page.goto(`http://127.0.0.1:${port}/__edit/?page=/`);
  const frame = page.frameLocator("iframe");
  const title = frame.getByRole("heading", { level: 1 });
  await frame.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.getByText("Loading the page …").waitFor({ state: "detached" });
  await title.hover();
  await page.getByText("Edit text").waitFor();
  await waitForPictures(page);
  await take(page, "page");

  await title.click();
  const field = page.locator("textarea.text-field");
  await field.fill("Enduring innovation for governance, ports, plants and banks across India");
  await page.getByRole("alert").waitFor();
  await page
    .getByText(/^Shows on|too many/)
    .first()
    .waitFor();
  await take(page, "text");
  await field.fill("Systems that keep their promise for ten years");
  await page.keyboard.press("Enter");
  await field.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Whole item" }).click();
  const panel = page.getByRole("complementary", { name: "The whole item" });
  await panel.locator(".fields").first().waitFor();
  await panel.locator(".thumbnails img").first().waitFor();
  await waitForPictures(page);
  await take(page, "item");

  await panel.getByRole("button", { name: "Close the item" }).click();
  await page.getByRole("button", { name: "Review" }).click();
  await page.getByText("The content is sound.").waitFor();
  await take(page, "review");
  await page.getByRole("button", { name: "Before and after" }).click();
  await page.locator(".snapshot iframe[data-ready]").nth(3).waitFor();
  await waitForPictures(page);
  await take(page, "compare");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Close the review" }).click();

  await frame
    .getByRole("link", { name: "About Us" })
    .first()
    .click({ modifiers: ["Alt"] });
  await page.waitForURL(/about-us/);
  await frame.locator("main img:visible").first().click();
  const picker = page.getByRole("dialog", { name: "Choose a picture" });
  await picker.getByRole("searchbox").fill("products main");
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".choice-name")].every(({ textContent }) =>
      /products.*main/.test(textContent),
    ),
  );
  await waitForPictures(page);
  await take(page, "pictures");
}

/** Until the pictures that can be seen are loaded and decoded, those of frames included. */
function waitForPictures(page: Page) {
  return page.evaluate(async () => {
    const frames = [...document.querySelectorAll("iframe")].map(({ contentDocument }) => contentDocument);
    const images = [document, ...frames].flatMap((one) => [...(one?.images ?? [])]);
    const seen = images.filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      const { innerHeight } = image.ownerDocument.defaultView ?? window;
      return image.checkVisibility() && bottom > 0 && top < innerHeight;
    });
    await Promise.all(seen.map((image) => image.decode().catch(() => {})));
  });
}

/** Small files: they are read beside the text, and committed. */
async function take(page: Page, name: string) {
  const picture = await page.screenshot();
  await sharp(picture).resize({ width: 1100 }).webp({ quality: 72 }).toFile(`${folder}/${name}.webp`);
}
