import { expectAccessibleInBothThemes } from "../fixtures/axe.ts";
import { expect, openKit, test } from "../fixtures/kit.ts";

// What is not yet in sight is not yet drawn; still pages show all of it.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the kit has no accessibility violation, nor has what opens in it and nowhere on the site", async ({
  page,
}) => {
  test.slow();
  await openKit(page);
  await expectAccessibleInBothThemes(page);
  for (const name of ["kit-small", "kit-medium"]) {
    await page.locator(`[commandfor=${name}]`).first().click();
    await expect(page.locator(`#${name}`)).toBeVisible();
    await expectAccessibleInBothThemes(page, `#${name}`);
    await page.keyboard.press("Escape");
  }
  await page.getByLabel("Show the steps between").click();
  await expectAccessibleInBothThemes(page, "#navigation");
  await page.getByRole("button", { name: "Success", exact: true }).click();
  await page.getByRole("button", { name: "Danger", exact: true }).click();
  await expect(page.getByRole("region", { name: "Notifications" }).getByRole("listitem")).toHaveCount(2);
  await expectAccessibleInBothThemes(page, "[aria-label=Notifications]");
});
