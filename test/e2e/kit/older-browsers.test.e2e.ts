import { findChromium } from "../../find-chromium.ts";
import { expect, openKit, test } from "../kit.ts";

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-blink-features=AnimationTrigger,TimelineTrigger"],
  },
});

test("a browser without invoker commands and closedby opens and closes dialogs by script", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
    addEventListener("command", (event) => event.preventDefault(), true);
    const showModal = HTMLDialogElement.prototype.showModal;
    HTMLDialogElement.prototype.showModal = function () {
      this.removeAttribute("closedby");
      showModal.call(this);
    };
  });
  await openKit(page);
  const dialog = page.getByRole("dialog", { name: "A small dialog" });
  const opener = page.getByRole("button", { name: "Small dialog" });
  await opener.click();
  await expect(dialog).toBeVisible();
  await dialog.getByText("Each lamp").click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(dialog).toBeHidden();
  await opener.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("without animations that sight starts, a number counts up when scrolled to, and one that was read already is left alone", async ({
  page,
}) => {
  const number = page.locator(".count-up[data-to='275']");
  const counting = () =>
    number.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
  await openKit(page);
  expect(await page.evaluate(() => CSS.supports("animation-trigger: --seen play-once"))).toBe(false);
  await expect.poll(counting).toEqual(["paused"]);
  await number.scrollIntoViewIfNeeded();
  await expect.poll(counting).toEqual(["running"]);
  await expect.poll(counting).toEqual([]);

  await page.goto("/kit#figures");
  await page.reload();
  await expect(number).toBeInViewport();
  await page.mouse.move(3, 3);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  expect(await counting()).toEqual([]);
});
