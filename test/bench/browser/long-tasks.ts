import { median } from "../median.ts";
import { launchBrowser, onNewPhone } from "./launch.ts";

/** The longest time, in milliseconds, that the home page keeps a slow phone busy at a stretch once it has loaded. */
export type LongTasks = { resting: number; waking: number };

/** `resting`: two turns of the hero. `waking`: the visitor stirs, the app comes, and the page is scrolled to its end. */
export async function measureLongTasks(site: string, runs: number): Promise<LongTasks> {
  const browser = await launchBrowser();
  const seen: LongTasks[] = [];
  for (let run = 0; run < runs; run++) {
    const tasks = await onNewPhone(browser, async (page) => {
      const processor = await page.context().newCDPSession(page);
      await processor.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.addInitScript(watchTasks);
      await page.goto(site);
      // After five seconds it would start by itself.
      const resting = await page.evaluate(longestWithin, 4500);
      await page.mouse.wheel(0, 100);
      await page.locator("html[data-ready]").waitFor({ state: "attached" });
      for (let step = 0; step < 20; step++) {
        await page.mouse.wheel(0, 700);
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      const waking = await page.evaluate(longestWithin, 1000);
      return { resting, waking };
    });
    seen.push(tasks);
  }
  await browser.close();
  return {
    resting: median(seen.map(({ resting }) => resting)),
    waking: median(seen.map(({ waking }) => waking)),
  };
}

type Watched = { tasks: PerformanceEntry[] };

/** Runs in the page. Shorter ones than 50 ms are not told by the browser. */
function watchTasks() {
  const watched = Object.assign(window, { tasks: [] as PerformanceEntry[] });
  new PerformanceObserver((list) => watched.tasks.push(...list.getEntries())).observe({ type: "longtask" });
}

/** Runs in the page: the longest task that ends within so many milliseconds, none of those that were told before. */
async function longestWithin(milliseconds: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  const { loadEventEnd } = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming;
  const { tasks } = window as unknown as Watched;
  return Math.max(
    0,
    ...tasks.splice(0).map(({ startTime, duration }) => (startTime >= loadEventEnd ? duration : 0)),
  );
}
