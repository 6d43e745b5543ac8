import type { Locator, Page } from "@playwright/test";
import type { EditSite } from "../../edit-checkout.ts";
import { holdFiles } from "../fixtures/site.ts";
import { expect, openEditor, test } from "./edit-site.ts";
import { editorPanel } from "./parts.ts";

/** What is done with an item or with all that has changed does not overtake what is still being saved. */
test.describe.configure({ mode: "default", timeout: 180_000 });

const role = "roles/iot-field-engineer.yaml";
const kind = "Full time, in shifts";

type Act = {
  name: string;
  act: (page: Page, panel: Locator) => Promise<void>;
  says: string;
  /** Where the change that was being saved is found afterwards. */
  result: (site: EditSite) => string;
};

const acts: Act[] = [
  {
    name: "moving it",
    act: (_, panel) => panel.getByRole("button", { name: "Later in the order" }).click(),
    says: "was moved.",
    result: (site) => site.read(role),
  },
  {
    name: "making it a draft",
    act: (_, panel) => panel.getByRole("button", { name: "Make it a draft" }).click(),
    says: "Only the editor shows it now.",
    result: (site) => site.read(role),
  },
  {
    name: "renaming it",
    act: (page, panel) => inDialog(page, panel, "Rename", "Address", "field-engineer"),
    says: "what led to it follows.",
    result: (site) => site.read("roles/field-engineer.yaml"),
  },
  {
    name: "copying it",
    act: (page, panel) => inDialog(page, panel, "Copy", "Title", "Site Engineer"),
    says: "Site Engineer was added.",
    result: (site) => site.read(role) && site.read("roles/site-engineer.yaml"),
  },
  {
    name: "committing it",
    async act(page) {
      await page.getByRole("button", { name: "Review" }).click();
      const review = page.getByRole("complementary", { name: "Review" });
      await review.getByLabel("What has changed").fill("Say when they work");
      await review.getByRole("button", { name: /^Commit/ }).click();
    },
    says: "Committed as",
    result: (site) => site.git("show", `HEAD:content/${role}`),
  },
];

for (const { name, act, says, result } of acts)
  test(`${name} waits for what is still being saved`, async ({ page, site }) => {
    await openEditor(page, site, "/careers/iot-field-engineer");
    const panel = await editorPanel(page);
    // Without a change there is nothing to commit.
    await save(panel, "Place", "Chennai");
    await expect.poll(site.diff).toContain("+place: Chennai");
    const letGo = await holdFiles(page, "**/__edit/api/change");
    await save(panel, "Kind", kind);
    await act(page, panel);
    letGo();
    await expect(page.getByRole("status").getByText(says)).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(result(site)).toContain(`kind: ${kind}\n`);
  });

test("what could not be saved is not passed over", async ({ page, site }) => {
  await openEditor(page, site, "/careers/iot-field-engineer");
  const panel = await editorPanel(page);
  const letGo = await holdFiles(page, "**/__edit/api/change");
  await save(panel, "Kind", "");
  await inDialog(page, panel, "Rename", "Address", "field-engineer");
  letGo();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toHaveText(/could not be saved, so this was not done/);
  expect(site.diff()).toBe("");
});

test("an act that the editor's server does not answer is told", async ({ page, site }) => {
  await openEditor(page, site, "/careers/iot-field-engineer");
  const panel = await editorPanel(page);
  await save(panel, "Kind", kind);
  await expect.poll(site.diff).toContain(kind);
  await page.route("**/__edit/api/{undo,move,draft}", (route) => route.abort());
  const said = page.getByRole("status").getByText(/server does not answer/);
  const buttons = [
    page.getByRole("button", { name: /^Undo/ }),
    panel.getByRole("button", { name: "Later in the order" }),
    panel.getByRole("button", { name: "Make it a draft" }),
  ];
  for (const button of buttons) {
    const before = await said.elementHandles();
    await button.click();
    // Each message is an element of its own.
    await expect(said).toHaveCount(1);
    for (const old of before) await old.waitForElementState("hidden");
  }
});

async function inDialog(page: Page, panel: Locator, name: string, label: string, text: string) {
  await panel.getByRole("button", { name }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(label).fill(text);
  await dialog.locator("[type=submit]").click();
}

async function save(panel: Locator, label: string, text: string) {
  const input = panel.getByLabel(label, { exact: true });
  await input.fill(text);
  await input.press("Enter");
}

test("undo takes back what is still being saved, not what was done before it", async ({ page, site }) => {
  await openEditor(page, site, "/services/blockchain");
  const panel = await editorPanel(page);
  const list = panel.locator("#field-faq");
  await list.locator("summary").click();
  const entries = list.locator("li.entry");
  const first = entries.first().locator(".entry-title");
  await entries.first().getByRole("button", { name: "Remove:" }).click();
  await expect.poll(site.diff).not.toBe("");
  const before = site.diff();
  const title = (await first.textContent()) ?? "";

  const letGo = await holdFiles(page, "**/__edit/api/change");
  await entries.first().getByRole("button", { name: "Move down:" }).click();
  await expect(first).not.toHaveText(title);
  await page.getByRole("button", { name: /^Undo/ }).click();
  letGo();
  await expect(page.getByText("Taken back.")).toBeVisible();
  await expect(first).toHaveText(title);
  expect(site.diff()).toBe(before);
});
