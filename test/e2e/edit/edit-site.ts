import { once } from "node:events";
import { resolve } from "node:path";
import { test as base, expect as baseExpect, type FrameLocator, type Page } from "@playwright/test";
import { copyCheckout, type EditSite, siteIn, startEditor } from "../../edit-checkout.ts";

/** A development server, a frame and a change that comes back as a page: slower than a built site. */
export const expect = baseExpect.configure({ timeout: 20_000 });

export const test = base.extend<{ fresh: undefined }, { site: EditSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures are used
    async ({}, use, { parallelIndex }) => {
      // EDIT_SITE=folder:port names one that runs already: starting takes longer than most tests.
      const [running, at] = process.env.EDIT_SITE?.split(":") ?? [];
      // Not in test-results: Vite does not watch what is there, and pages would never change.
      const folder = resolve(running ?? `build-edit-${parallelIndex}`);
      const port = Number(at ?? Number(process.env.TEST_PORT ?? 4173) + 20 + parallelIndex);
      const server = running ? undefined : await startEditor(copyCheckout(folder), port);
      await use(siteIn(folder, `http://127.0.0.1:${port}`));
      server?.kill();
      if (server?.exitCode === null) await once(server, "exit");
    },
    { scope: "worker", timeout: 180_000 },
  ],
  fresh: [
    async ({ site }, use) => {
      site.reset();
      await dropTyped(site);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** What a test that failed has left behind: the editor keeps what was typed and not saved. */
async function dropTyped({ url }: EditSite) {
  const api = `${url}/__edit/api`;
  const typed = (await (await fetch(`${api}/unsaved`)).json()) as { file: string; path: unknown[] }[];
  const headers = { "Content-Type": "application/json" };
  for (const { file, path } of typed)
    await fetch(`${api}/settle`, { method: "POST", headers, body: JSON.stringify({ file, path }) });
}

/** Opens a page in the editor, and waits until its marks are taken. */
export async function openEditor(page: Page, site: EditSite, path: string): Promise<FrameLocator> {
  await page.goto(site.url + path);
  const frame = page.frameLocator("iframe");
  await frame.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.getByText("Loading the page …").waitFor({ state: "detached" });
  return frame;
}

/** The field that stands where a text was clicked. */
export const field = (page: Page) => page.locator("textarea.text-field");

/** Types another title into the page's own; gives the title. It is saved by Enter. */
export async function typeTitle(page: Page, frame: FrameLocator, text: string) {
  const title = frame.getByRole("heading", { level: 1 });
  await title.click();
  await field(page).fill(text);
  return title;
}
