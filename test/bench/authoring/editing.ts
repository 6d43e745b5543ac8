import { once } from "node:events";
import type { FrameLocator, Page } from "@playwright/test";
import { copyCheckout, startEditor } from "../../edit-checkout.ts";
import { launchBrowser } from "../browser/launch.ts";
import { median } from "../median.ts";

/** Milliseconds from a key that is pressed in the editor to the frame in which the page shows it. */
export type EditingCost = { key: number; slowestKey: number };

const port = 4187;
/** A space at the end of a text is not seen. */
const typed = "Citiesthatanswerbydayandbynight";

export async function measureEditing(): Promise<EditingCost> {
  const server = await startEditor(copyCheckout("build-edit-bench"), port);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const title = (await openEditor(page)).getByRole("heading", { level: 1 });
    await title.click();
    await page.locator("textarea.text-field").fill("");
    const [, ...times] = await timesOfKeys(page);
    return { key: median(times), slowestKey: Math.max(...times) };
  } finally {
    await browser.close();
    server.kill();
    if (server.exitCode === null) await once(server, "exit");
  }
}

async function openEditor(page: Page): Promise<FrameLocator> {
  await page.goto(`http://127.0.0.1:${port}/`);
  const frame = page.frameLocator("iframe");
  await frame.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.getByText("Loading the page …").waitFor({ state: "detached" });
  return frame;
}

async function timesOfKeys(page: Page): Promise<number[]> {
  const times = await page.evaluateHandle(watchKeys);
  for (const [index, letter] of [...typed].entries()) {
    await page.keyboard.press(letter);
    await page.waitForFunction(([all, count]) => all.length >= count, [times, index + 1] as const);
  }
  return times.jsonValue();
}

/** Runs in the page: times from each key to the next frame after the page in the frame has changed. */
function watchKeys() {
  const times: number[] = [];
  const page = document.querySelector("iframe")?.contentDocument;
  const title = page?.querySelector("h1");
  if (!title) throw new Error("There is no title.");
  let pressed = 0;
  addEventListener(
    "keydown",
    () => {
      pressed = performance.now();
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const at = pressed;
    requestAnimationFrame(() => times.push(performance.now() - at));
  }).observe(title, { characterData: true, childList: true, subtree: true });
  return times;
}
