import type { Page } from "@playwright/test";
import { expect, field, openEditor, test, typeTitle } from "./edit-site.ts";
import { editorPanel, entryNamed } from "./parts.ts";

/** What was typed is never lost without a word. */
test.describe.configure({ mode: "default", timeout: 180_000 });

const home = "pages/home.yaml";
const tooLong = "Too long ".repeat(17).trim();
const tooLongTitle = "Too long ".repeat(8).trim();
const heroTitle = "Enduring innovation for governance and industry";

for (const close of ["Escape", "the cross"])
  test(`a conflict that is closed by ${close} leaves what was typed where it is`, async ({ page, site }) => {
    const frame = await openEditor(page, site, "/");
    await typeTitle(page, frame, "Cities that answer");
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

test("a change names the value that it was made from", async ({ page, site }) => {
  const frame = await openEditor(page, site, "/");
  const asked = () => page.waitForRequest(/\/api\/change$/).then((request) => request.postDataJSON().changes);
  const value = "Cities that answer";
  await typeTitle(page, frame, value);
  const [onPage] = await Promise.all([asked(), page.keyboard.press("Enter")]);
  expect(onPage).toEqual([{ op: "set", path: ["hero", "title"], value, was: heroTitle }]);
  await expect(field(page)).toBeHidden();

  const panel = await editorPanel(page);
  await panel.locator("summary", { hasText: "Hero" }).first().click();
  const input = panel.locator("#field-hero-title").getByLabel("Title");
  await input.fill(heroTitle);
  const [inForm] = await Promise.all([asked(), input.press("Enter")]);
  expect(inForm).toEqual([{ op: "set", path: ["hero", "title"], value: heroTitle, was: value }]);
  await expect.poll(site.diff).toBe("");
});

test("a text that was kept is not saved over what someone else wrote there meanwhile", async ({
  page,
  site,
}) => {
  const frame = await openEditor(page, site, "/");
  await typeTitle(page, frame, "Cities that answer");
  await expect.poll(() => unsavedIn(site)).toEqual(["Cities that answer"]);
  const theirs = site.read(home).replace(heroTitle, "By a colleague");
  site.write(home, theirs);
  await openEditor(page, site, "/");
  const dialog = page.getByRole("dialog", { name: "The file has changed meanwhile" });

  await offered(page).getByRole("button", { name: "Save it" }).click();
  await expect(dialog.getByRole("region", { name: "On disk now" })).toContainText("By a colleague");
  await expect(dialog.getByRole("region", { name: "What you typed" })).toContainText("Cities that answer");
  await page.keyboard.press("Escape");
  await offered(page).getByRole("button", { name: "Go on" }).click();
  const input = page.locator("#field-hero-title").getByLabel("Title");
  await expect(input).toHaveValue("Cities that answer");
  await input.press("Enter");
  await expect(dialog).toBeVisible();
  expect(site.read(home)).toBe(theirs);
});

test("what goes on being typed while it is saved meets no conflict with itself", async ({ page, site }) => {
  await openEditor(page, site, "/services/blockchain");
  const panel = await editorPanel(page);
  const input = panel.locator("#field-title").getByLabel("Title");
  for (const text of ["Records", "Records that", "Records that hold"]) {
    await input.fill(text);
    await input.press("Enter");
  }
  await expect.poll(site.diff).toBe("-title: Blockchain\n+title: Records that hold");
  await input.fill("Blockchain");
  await input.press("Enter");
  await expect.poll(site.diff).toBe("");
});

test("a step that cannot be taken back is left out, and undo goes on before it", async ({ page, site }) => {
  const frame = await openEditor(page, site, "/");
  const title = frame.getByRole("heading", { level: 1 });
  for (const text of ["Cities that answer", "Cities that listen"]) {
    await title.click();
    await field(page).fill(text);
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeHidden();
  }
  const ours = site.read(home);
  const theirs = ours.replace("label: Explore Solutions", "label: See the work");
  site.write(home, theirs);
  await page.keyboard.press("Control+z");
  const dialog = page.getByRole("dialog", { name: "This step cannot be taken back" });
  await expect(dialog).toContainText("has changed content/pages/home.yaml since you made this step");
  await dialog.getByRole("button", { name: "Keep what is on disk" }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Control+z");
  await dialog.getByRole("button", { name: "Leave this step out" }).click();
  await expect(page.getByText("The step is left out.")).toBeVisible();
  expect(site.read(home)).toBe(theirs);

  // The step before led to what is on disk once the others have taken their change back.
  site.write(home, ours.replace("Cities that listen", "Cities that answer"));
  await page.keyboard.press("Control+z");
  await expect.poll(site.diff).toBe("");
});

test("a text that was refused stays with its entry when others come, go and move", async ({ page, site }) => {
  await openEditor(page, site, "/services/blockchain");
  const panel = await editorPanel(page);
  const list = panel.locator("#field-faq");
  await list.locator("summary").click();
  const name = "Is a blockchain compatible with erasure under the DPDP Act, 2023?";
  const entry = entryNamed(list, name);
  const entries = list.locator("li.entry");
  await entry.getByRole("button", { name, exact: true }).click();
  await entry.getByLabel("Question").fill(tooLong);
  await entry.getByLabel("Question").press("Enter");
  await expect(entry.getByText(/Shorten it to at most 140/)).toBeVisible();

  const count = await entries.count();
  await entries.first().getByRole("button", { name: "Remove:" }).click();
  await expect(entries).toHaveCount(count - 1);
  await expect(entries.nth(0).getByLabel("Question")).toHaveValue(tooLong);
  await entry.getByRole("button", { name: "Move down:" }).click();
  await expect(entries.nth(1).getByLabel("Question")).toHaveValue(tooLong);
  await expect(entries.nth(0).getByLabel("Question")).not.toHaveValue(tooLong);
  await expect(entry.getByText(/Shorten it to at most 140/)).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(entries).toHaveCount(count);
  await expect(entry.getByLabel("Question")).toHaveValue(tooLong);
  await expect.poll(site.diff).toBe("");
});

test("a text that is refused is offered again on the next page, and gone on with on its own", async ({
  page,
  site,
}) => {
  const frame = await openEditor(page, site, "/");
  const title = await typeTitle(page, frame, tooLongTitle);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Shorten it to at most 60/)).toBeVisible();
  await expect(offered(page)).toBeHidden();
  await goTo(page, "/about-us");
  await expect(offered(page)).toContainText(tooLongTitle);

  await goTo(page, "/");
  await expect(title).toHaveText(heroTitle);
  await title.click();
  await expect(field(page)).toHaveValue(tooLongTitle);
  await expect(offered(page)).toBeHidden();
  await expect(title).toHaveText(tooLongTitle);
  await page.keyboard.press("Escape");
  await expect(title).toHaveText(heroTitle);
  await expect(offered(page)).toBeHidden();
  await expect.poll(() => unsavedIn(site)).toEqual([]);
});

test("a text that is left by a link in the page is offered again at once", async ({ page, site }) => {
  const frame = await openEditor(page, site, "/");
  await typeTitle(page, frame, tooLongTitle);
  await page.getByText("Browse", { exact: true }).click();
  await frame.getByRole("link", { name: "About Us" }).first().click();
  await expect(page).toHaveURL(/page=%2Fabout-us/);
  await expect(offered(page)).toContainText(tooLongTitle);
});

test("a text that is refused in the form is offered again once the form is closed", async ({
  page,
  site,
}) => {
  const frame = await openEditor(page, site, "/services/blockchain");
  const title = frame.getByRole("heading", { level: 1 });
  const was = (await title.textContent()) ?? "";
  const panel = await editorPanel(page);
  const input = panel.locator("#field-title").getByLabel("Title");
  await input.fill(tooLong);
  await expect(title).toHaveText(tooLong);
  await panel.getByRole("button", { name: "Close the item" }).click();
  await expect(offered(page)).toContainText(tooLong);
  await expect(title).toHaveText(was);

  await offered(page).getByRole("button", { name: "Go on" }).click();
  await expect(input).toBeFocused();
  await expect(input).toHaveValue(tooLong);
  await expect(panel.locator("#field-title").getByRole("alert")).toBeVisible();
  await input.fill("Records that hold");
  await expect(offered(page)).toBeHidden();
  await input.press("Enter");
  await expect.poll(site.diff).toBe("-title: Blockchain\n+title: Records that hold");
  await expect.poll(() => unsavedIn(site)).toEqual([]);
  await expect(offered(page)).toBeHidden();
});

test("what is typed while the editor's server does not answer is offered once it does", async ({
  page,
  site,
}) => {
  const frame = await openEditor(page, site, "/");
  await page.route("**/__edit/api/keep", (route) => route.abort());
  const failed = page.waitForEvent(
    "requestfailed",
    (request) => request.url().endsWith("/keep") && request.postDataJSON().value === "Cities that answer",
  );
  await typeTitle(page, frame, "Cities");
  await field(page).fill("Cities that answer");
  await failed;
  expect(await unsavedIn(site)).toEqual([]);

  // As Vite does when its server is there again.
  await page.unroute("**/__edit/api/keep");
  await page.reload();
  await expect(offered(page)).toContainText("Cities that answer");
  await expect.poll(() => unsavedIn(site)).toEqual(["Cities that answer"]);
  await offered(page).getByRole("button", { name: "Drop it" }).click();
  await expect(offered(page)).toBeHidden();
  await expect.poll(() => unsavedIn(site)).toEqual([]);
  await openEditor(page, site, "/");
  await expect(offered(page)).toBeHidden();
});

test("a text that is dropped is gone from the form, too", async ({ page, site }) => {
  await openEditor(page, site, "/services/blockchain");
  const panel = await editorPanel(page);
  const input = panel.locator("#field-title").getByLabel("Title");
  await input.fill(tooLong);
  await panel.getByRole("button", { name: "Close the item" }).click();
  await offered(page).getByRole("button", { name: "Go on" }).click();
  await expect(input).toHaveValue(tooLong);
  await offered(page).getByRole("button", { name: "Drop it" }).click();
  await expect(input).toHaveValue("Blockchain");
  await expect(offered(page)).toBeHidden();
  await expect.poll(() => unsavedIn(site)).toEqual([]);
});

const offered = (page: Page) => page.getByRole("region", { name: "Typed and not saved" });

/** Leads to a page by the list of pages. */
async function goTo(page: Page, path: string) {
  const list = page.locator(".pages-panel");
  if (!(await list.isVisible())) await page.locator(".bar-page").click();
  await list.locator(".page-link", { has: page.getByText(path, { exact: true }) }).click();
  await expect(page).toHaveURL(new RegExp(`page=${encodeURIComponent(path)}$`));
  await page.getByText("Loading the page …").waitFor({ state: "detached" });
}

/** What the journal has of texts that are in no file. */
async function unsavedIn({ url }: { url: string }): Promise<unknown[]> {
  const typed = (await (await fetch(`${url}/__edit/api/unsaved`)).json()) as { value: unknown }[];
  return typed.map(({ value }) => value);
}
