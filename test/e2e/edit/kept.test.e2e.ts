import { expect, field, openEditor, test } from "./edit-site.ts";
import { editorPanel } from "./parts.ts";

/** What was typed is never lost without a word. */
test.describe.configure({ mode: "default", timeout: 180_000 });

const home = "pages/home.yaml";

for (const close of ["Escape", "the cross"])
  test(`a conflict that is closed by ${close} leaves what was typed where it is`, async ({ page, site }) => {
    const frame = await openEditor(page, site, "/");
    await frame.getByRole("heading", { level: 1 }).click();
    await field(page).fill("Cities that answer");
    const theirs = site.read(home).replace("label: Explore Solutions", "label: See the work");
    site.write(home, theirs);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "The file has changed meanwhile" });
    await expect(dialog).toBeVisible();
    if (close === "Escape") await page.keyboard.press("Escape");
    else await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(field(page)).toHaveValue("Cities that answer");
    await expect.poll(() => unsavedIn(site)).toEqual(["Cities that answer"]);

    // The choice is still there to be made.
    await field(page).press("Enter");
    await dialog.getByRole("button", { name: "Keep what is on disk" }).click();
    await expect(field(page)).toBeHidden();
    await expect.poll(() => unsavedIn(site)).toEqual([]);
    expect(site.read(home)).toBe(theirs);
  });

/** What the journal has of texts that are in no file. */
async function unsavedIn({ url }: { url: string }): Promise<unknown[]> {
  const typed = (await (await fetch(`${url}/__edit/api/unsaved`)).json()) as { value: unknown }[];
  return typed.map(({ value }) => value);
}
