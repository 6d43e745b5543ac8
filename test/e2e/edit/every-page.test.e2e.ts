import { pageKinds, pagePaths } from "../../content.ts";
import { expect, field, openEditor, test } from "./edit-site.ts";
import { readPage } from "./read-page.ts";

// One editor: the pages take turns.
test.describe.configure({ mode: "default" });

// What is read needs no pictures, and no motion: on a machine without a graphics processor they take most of the time.
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ page }) => page.route("**/pictures/**", (route) => route.abort()));

test("every page: at least 98 % of what can be read is edited by a click, in the field that says it", async ({
  page,
  site,
}) => {
  test.setTimeout(1_800_000);
  await openEditor(page, site, "/");
  let [letters, editable] = [0, 0];
  const rest = new Map<string, string[]>();
  for (const path of pagePaths) {
    const texts = await readPage(page, path);
    for (const { text, isRight } of texts) {
      letters += text.length;
      if (isRight) editable += text.length;
      else rest.set(text, [...(rest.get(text) ?? []), path]);
    }
  }
  const named = [...rest].map(([text, paths]) => `${text.slice(0, 60)} (${paths.length}: ${paths[0]})`);
  test.info().annotations.push({ type: "not editable by a click", description: named.join("\n") });
  console.log(
    `${((100 * editable) / letters).toFixed(2)} % of ${letters} letters on ${pagePaths.length} pages`,
  );
  expect(editable / letters, named.join("\n")).toBeGreaterThanOrEqual(0.98);
});

test("a real click leads to the same field as its mark, on a page of each kind", async ({ page, site }) => {
  test.setTimeout(900_000);
  await openEditor(page, site, "/");
  for (const path of pageKinds) {
    const frame = await openEditor(page, site, path);
    const title = frame.getByRole("heading", { level: 1 }).first();
    await title.click({ position: await title.evaluate(onFirstLetters) });
    await expect(field(page), path).toBeVisible();
    const [words = ""] = (await field(page).inputValue()).match(/^[\w' ]+/) ?? [];
    expect(await title.textContent(), path).toContain(words.trim());
    await page.keyboard.press("Escape");
  }
});

/** A heading may be wider than its words, and begin with an icon, which is edited by its own click. */
function onFirstLetters(element: Element) {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element;
  const range = document.createRange();
  range.selectNodeContents(words);
  const [line = element.getBoundingClientRect()] = range.getClientRects();
  const box = element.getBoundingClientRect();
  return { x: line.left - box.left + 8, y: line.top - box.top + line.height / 2 };
}
