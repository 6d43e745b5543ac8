import type { Locator } from "@playwright/test";
import { expect, field, openEditor, test, typeTitle } from "./edit-site.ts";
import { editorPanel, entryNamed } from "./parts.ts";

// One editor, one checkout: they take turns.
test.describe.configure({ mode: "default", timeout: 180_000 });

/** Before an item comes or goes the whole content is checked, and then another page is loaded. */
const anItem = { timeout: 60_000 };

test("the hero's title is rewritten where it stands, undone and redone", async ({ page, site }) => {
  const frame = await openEditor(page, site, "/");
  const title = frame.getByRole("heading", { level: 1 });
  await title.click();
  await expect(field(page)).toHaveValue("Enduring innovation for governance and industry");
  await field(page).fill("Cities that answer");
  // The page follows before anything is saved.
  await expect(title).toHaveText("Cities that answer");
  expect(site.diff()).toBe("");
  await page.keyboard.press("Enter");
  const diff = "-  title: Enduring innovation for governance and industry\n+  title: Cities that answer";
  await expect.poll(site.diff).toBe(diff);
  await expect(field(page)).toBeHidden();

  await page.keyboard.press("Control+z");
  await expect(title).toHaveText("Enduring innovation for governance and industry");
  expect(site.diff()).toBe("");
  await page.keyboard.press("Control+Shift+Z");
  await expect(title).toHaveText("Cities that answer");
  expect(site.diff()).toBe(diff);
});

test("a text that is too long is refused in words, and taken back by Escape", async ({ page, site }) => {
  const frame = await openEditor(page, site, "/");
  const title = frame.getByRole("heading", { level: 1 });
  await title.click();
  await expect(page.getByText("13 left")).toBeVisible();
  await field(page).fill("A".repeat(61));
  await expect(page.getByText("1 too many")).toBeVisible();
  await expect(page.getByText("It has 61 characters. Shorten it to at most 60.")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeVisible();
  expect(site.diff()).toBe("");
  await page.keyboard.press("Escape");
  await expect(title).toHaveText("Enduring innovation for governance and industry");
});

test("a question is added, sorted and removed", async ({ page, site }) => {
  await openEditor(page, site, "/services/blockchain");
  const panel = await editorPanel(page);
  const before = site.read("services/blockchain.yaml");
  await panel.locator("summary", { hasText: "Questions" }).click();
  await panel.getByRole("button", { name: "Add to questions" }).click();
  const fresh = panel.getByRole("group", { name: "New entry" });
  await fresh.getByLabel("Question").fill("Does it work in the rain?");
  await fresh.getByLabel("Answer").fill("Yes. The housing is rated IP66, and the sensor looks down.");
  await fresh.getByRole("button", { name: "Add entry" }).click();
  const added = [
    "+  - question: Does it work in the rain?",
    "+    answer: Yes. The housing is rated IP66, and the sensor looks down.",
  ].join("\n");
  await expect.poll(site.diff).toBe(added);

  const entry = entryNamed(panel, "Does it work in the rain?");
  await entry.getByRole("button", { name: /arrow keys/ }).press("ArrowUp");
  // The two lines stand before the last question now, and no other line has changed.
  await expect
    .poll(() => site.read("services/blockchain.yaml"))
    .toMatch(/sensor looks down\.\n {2}- question/);
  expect(site.diff()).toBe(added);

  await entryNamed(panel, "Does it work in the rain?").getByRole("button", { name: "Remove:" }).click();
  await expect.poll(() => site.read("services/blockchain.yaml")).toBe(before);
});

test("a picture is swapped by a click on it", async ({ page, site }) => {
  const frame = await openEditor(page, site, "/about-us");
  await frame.locator("main img:visible").first().click();
  const picker = page.getByRole("dialog", { name: "Choose a picture" });
  await picker.getByRole("searchbox").fill("about approach");
  await picker.getByRole("button", { name: "about/approach" }).click();
  await expect.poll(() => site.diff()).toMatch(/^-\s+src: (\S+)\n\+\s+src: about\/approach$/);
});

test("a ninth product is made from a copy, with its entry in the menu", async ({ page, site }) => {
  await openEditor(page, site, "/products/smart-dust-bin");
  const panel = await editorPanel(page);
  await panel.getByRole("button", { name: "Copy" }).click();
  const dialog = page.getByRole("dialog", { name: /^New in/ });
  await dialog.getByLabel("Title").fill("Smart Parking Guidance");
  await dialog.getByLabel("As a draft").uncheck();
  await dialog.getByRole("button", { name: "Create" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(/Smart Parking Guidance/, anItem);
  await frame.locator("html[data-ready]").waitFor({ state: "attached" });
  const diff = site.diff().split("\n");
  const inSite = diff.filter(
    (line) => /^\+ {2,}/.test(line) && /smart-parking-guidance|Smart Parking Guidance/.test(line),
  );
  expect(inSite).toEqual([
    "+    - smart-parking-guidance",
    "+      - label: Smart Parking Guidance",
    "+        to: /products/smart-parking-guidance",
  ]);
  expect(diff.filter((line) => line.startsWith("-"))).toEqual([]);
  const [copy, model] = ["smart-parking-guidance", "smart-dust-bin"].map((id) =>
    site.read(`products/${id}.yaml`).split("\n"),
  );
  expect(copy?.filter((line) => !model?.includes(line)).map((line) => line.split(":")[0])).toEqual(
    expect.arrayContaining(["id", "title"]),
  );
  await frame.getByRole("button", { name: "Products" }).press("ArrowDown");
  await expect(frame.getByRole("link", { name: /^Smart Parking Guidance/ }).first()).toBeVisible();
});

test("an article is renamed, and what led to it follows", async ({ page, site }) => {
  await openEditor(page, site, "/insights/software-handover");
  const panel = await editorPanel(page);
  await panel.getByRole("button", { name: "Rename" }).click();
  const dialog = page.getByRole("dialog", { name: /^Rename/ });
  await dialog.getByLabel("Address").fill("handing-over-software");
  await dialog.getByRole("button", { name: "Rename" }).click();
  const frame = page.frameLocator("iframe");
  await expect(page).toHaveURL(/handing-over-software/, anItem);
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  // git finds no such place any more, and says so.
  expect(() => site.git("grep", "-lE", "(insights|articles)/software-handover", "--", "content")).toThrow();
  const diff = site.diff().split("\n");
  const follows = diff.filter((line) => line.startsWith("+") && line.includes("handing-over-software"));
  expect(follows.length).toBeGreaterThan(2);
});

test("a file that changed on disk is not overwritten: both versions are shown", async ({ page, site }) => {
  const frame = await openEditor(page, site, "/");
  await typeTitle(page, frame, "Cities that answer");
  const theirs = site.read("pages/home.yaml").replace("label: Explore Solutions", "label: See the work");
  site.write("pages/home.yaml", theirs);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "The file has changed meanwhile" });
  await expect(dialog.getByRole("region", { name: "On disk now" })).toContainText(
    "Enduring innovation for governance",
  );
  await expect(dialog.getByRole("region", { name: "The same with your change" })).toContainText(
    "Cities that answer",
  );
  expect(site.read("pages/home.yaml")).toBe(theirs);
  await dialog.getByRole("button", { name: "Save my change into it" }).click();
  await expect
    .poll(() => site.read("pages/home.yaml"))
    .toBe(
      theirs.replace("title: Enduring innovation for governance and industry", "title: Cities that answer"),
    );
});

test("what was typed before a crash is offered again", async ({ page, site }) => {
  const frame = await openEditor(page, site, "/");
  await frame.getByRole("heading", { level: 1 }).click();
  const kept = page.waitForResponse((response) => response.url().endsWith("/keep"));
  await field(page).fill("Half a promise");
  await kept;
  await openEditor(page, site, "/");
  const left = page.getByRole("region", { name: "Typed and not saved" });
  await expect(left).toContainText("Half a promise");
  await left.getByRole("button", { name: "Save it" }).click();
  await expect.poll(() => site.diff()).toContain("+  title: Half a promise");
});

test("a page that the server cannot make for a moment is shown as soon as it can", async ({ page, site }) => {
  let failures = 0;
  // As Vite answers while git changes branches, and a file that it has listed is not there.
  await page.route(`${site.url}/`, (route) =>
    route.request().frame() !== page.mainFrame() && failures++ === 0
      ? route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Internal Server Error</h1>" })
      : route.continue(),
  );
  const frame = await openEditor(page, site, "/");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  expect(failures).toBeGreaterThan(1);
});

test("changes are reviewed in words, seen before and after, committed and published", async ({
  page,
  site,
}) => {
  const frame = await openEditor(page, site, "/");
  await typeTitle(page, frame, "Cities that answer");
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeHidden();
  await page.getByRole("button", { name: "Review" }).click();
  const review = page.getByRole("complementary", { name: "Review" });
  await expect(review.getByText("The content is sound.")).toBeVisible();
  await expect(review.getByText("Hero › Title")).toBeVisible();
  await review.getByRole("button", { name: "Before and after" }).click();
  const comparison = page.getByRole("dialog", { name: "Before and after" });
  await expect(comparison.locator("iframe[data-ready]")).toHaveCount(4, anItem);
  expect(await snapshotsIn(comparison)).toEqual([
    "light: Enduring innovation for governance and industry",
    "light: Cities that answer",
    "dark: Enduring innovation for governance and industry",
    "dark: Cities that answer",
  ]);
  await comparison.getByRole("button", { name: "Close" }).click();
  await review.getByLabel("What has changed").fill("Promise an answer");
  await review.getByRole("button", { name: "Commit 1 change" }).click();
  await expect(review.getByText("Nothing differs from what is published.")).toBeVisible();
  expect(site.git("log", "-1", "--format=%s").trim()).toBe("Promise an answer");
  expect(site.git("show", "--name-only", "--format=", "HEAD").trim()).toBe("content/pages/home.yaml");
  await review.getByRole("button", { name: /^Publish/ }).click();
  await expect(review.getByText("brought to visitors", { exact: true })).toBeVisible();
});

test("a text in a menu, one on phones only, and links, which Alt still follows", async ({ page, site }) => {
  const frame = await openEditor(page, site, "/");
  await frame.getByRole("button", { name: "Products" }).press("ArrowDown");
  await frame.getByText("One control room for SCADA, CCTV, power and water").click();
  await expect(field(page)).toHaveValue("One control room for SCADA, CCTV, power and water");
  await expect(page.getByText(/^Shows on \d+ pages/)).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "phone", exact: true }).click();
  await frame.getByRole("button", { name: "Menu" }).click({ modifiers: ["Alt"] });
  await frame.getByRole("link", { name: "Get in Touch" }).last().click();
  await expect(page.getByText("Navigation › Get in touch › Label")).toBeVisible();
  await page.keyboard.press("Escape");
  await frame
    .getByRole("link", { name: "About Us" })
    .last()
    .click({ modifiers: ["Alt"] });
  await expect(page).toHaveURL(/page=%2Fabout-us/);
});

test("texts are reached and edited by keyboard alone", async ({ page, site }) => {
  await openEditor(page, site, "/about-us");
  await page.getByRole("button", { name: /^Next text/ }).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await page.keyboard.press("Alt+ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  const value = await field(page).inputValue();
  await page.keyboard.press("End");
  await page.keyboard.type(" now");
  await page.keyboard.press("Enter");
  await expect.poll(site.diff).toContain(`${value} now`);
});

/** The theme and the title of each page that is compared. */
const snapshotsIn = (comparison: Locator) =>
  comparison
    .locator("iframe")
    .evaluateAll((frames) =>
      (frames as HTMLIFrameElement[]).map(({ contentDocument: shown }) =>
        [shown?.documentElement.className, shown?.querySelector("h1")?.textContent].join(": "),
      ),
    );

test("what a modal, a form's error and its answer say is edited where it appears", async ({ page, site }) => {
  const mode = (name: "Edit" | "Browse") => page.getByText(name, { exact: true });
  const home = await openEditor(page, site, "/");
  await mode("Browse").click();
  await home.locator("#services .card-link").first().click();
  await mode("Edit").click();
  await home.getByRole("dialog").getByRole("listitem").first().click();
  await expect(field(page)).toHaveValue(/^Application, owner, users/);
  await page.keyboard.press("Escape");

  const contact = await openEditor(page, site, "/contact");
  const form = contact.locator("#enquiry");
  await mode("Browse").click();
  await form.locator("button[type=submit]").click();
  await mode("Edit").click();
  await form.getByText("Enter your name.").click({ position: { x: 5, y: 5 } });
  await field(page).fill("Tell us your name.");
  await page.keyboard.press("Enter");
  await expect.poll(site.diff).toMatch(/^-.*Enter your name\.\n\+.*Tell us your name\.$/);

  await mode("Browse").click();
  for (const [label, text] of Object.entries(filled)) await form.getByLabel(label).fill(text);
  await form.locator("summary").click();
  await form.getByLabel("Branding").check();
  await form.locator("button[type=submit]").click();
  await mode("Edit").click();
  await contact
    .getByText("Thank you for your message!")
    .first()
    .click({ position: { x: 20, y: 8 } });
  await expect(field(page)).toHaveValue("Thank you for your message!");
});

const filled = {
  "Full Name": "Asha Raman",
  Company: "Harbour Trust",
  Email: "asha@port.example",
  Message: "Four berths.",
};
