import { expect, openKit, test } from "../fixtures/kit.ts";

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
