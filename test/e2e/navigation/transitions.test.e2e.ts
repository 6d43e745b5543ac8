import type { Page } from "@playwright/test";
import { expect, open, test } from "../fixtures/site.ts";

/** Notes what moves in each transition from now on, as "old(name)" and "new(name)" with the animation's name. */
async function watchTransitions(page: Page) {
  await page.evaluate(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready
        .then(() => {
          moves.push("ready");
          for (const animation of document.getAnimations()) {
            const { pseudoElement = "" } = (animation.effect as KeyframeEffect | null) ?? {};
            if (pseudoElement?.startsWith("::view-transition"))
              moves.push(`${pseudoElement.slice(18)} ${(animation as CSSAnimation).animationName ?? ""}`);
          }
        })
        .catch((error) => moves.push(String(error)));
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { moves: string[] }).moves);
}

const study = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("link", { name: /cloud|port/i })
    .first();

test("a card's picture and title become those of the page that it opens", async ({ page }) => {
  await open(page, "/case-studies");
  const moves = await watchTransitions(page);
  const link = study(page);
  const name = ((await link.getAttribute("href")) ?? "").slice(1).replaceAll("/", "-");
  await link.click();
  await expect(page).toHaveURL(/case-studies\/./);
  for (const part of ["picture", "title"])
    await expect.poll(moves).toContainEqual(expect.stringContaining(`group(${part}-${name}) `));
});

/** Expects that the page came with this animation. */
const expectArrival = (page: Page, name: "none" | "page-enter") =>
  expect(page.locator("main > div")).toHaveCSS("animation-name", name);

test("a page that a link leads to comes in softly, the first one and one gone back to are just there", async ({
  page,
}) => {
  await open(page, "/about-us");
  await expectArrival(page, "none");
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
  await expectArrival(page, "page-enter");
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
  await expectArrival(page, "none");
});

test("pages change at once where less motion is asked for", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/case-studies");
  const moves = await watchTransitions(page);
  await study(page).click();
  await expect(page).toHaveURL(/case-studies\/./);
  await expectArrival(page, "none");
  // Ready, or skipped because the machine was too slow for it: nothing moves either way.
  await expect.poll(moves).not.toEqual([]);
  expect((await moves()).filter((move) => /^(old|new)|page-|picture-|title-/.test(move))).toEqual([]);
});

test("pointing at a link fetches its page, so that a click shows it at once", async ({ page }) => {
  await open(page, "/about-us");
  const asked = page.waitForRequest(/\/contact\.data/);
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).hover();
  await asked;
});
