import type { Page } from "@playwright/test";
import { fingerOn, frameMeter } from "./frames.ts";
import { launchBrowser } from "./launch.ts";

/** What a frame takes of the page's thread while something is moved, in milliseconds, on a processor four times slower. */
export type MoveCost = {
  what: string;
  /** While a finger moves its slider. */
  moved: number;
  /** While a finger moves a slider that does nothing, on the same page. */
  slider: number;
  /** While it plays, where it can. */
  played?: number;
};

/** What can be dragged, and between which shares of its way. */
const moves: { what: string; path: string; slider: string; way?: [number, number]; theme?: "dark" }[] = [
  { what: "the sun, by day", path: "/", slider: ".hero .sun", way: [0, 0.55] },
  { what: "the sun, by night", path: "/", slider: ".hero .sun", way: [0.65, 1], theme: "dark" },
  { what: "the line between before and after", path: "/services/ai-ml", slider: ".wipe input[type=range]" },
  { what: "a port's day", path: "/case-studies/smart-port-operations", slider: ".day input[type=range]" },
  { what: "a store's day", path: "/case-studies/cloud-transformation", slider: ".day input[type=range]" },
];

export async function measureMoves(site: string, runs: number): Promise<MoveCost[]> {
  const browser = await launchBrowser();
  const costs: MoveCost[] = [];
  for (const { what, path, slider: place, way, theme } of moves) {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      colorScheme: theme ?? "light",
    });
    await page.goto(site + path);
    await page.mouse.move(3, 3);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    const slider = page.locator(place).first();
    await slider.scrollIntoViewIfNeeded();
    // What follows it comes with the focus; under a key or a finger it follows at once.
    await slider.focus();
    await page.waitForLoadState("networkidle");
    const frame = await frameMeter(page, runs);
    const whileMoved = async () => {
      await using _ = await fingerOn(slider, way);
      return await frame();
    };
    const moved = await whileMoved();
    await slider.evaluate(stopListening);
    costs.push({ what, moved, slider: await whileMoved(), played: await whilePlayed(page, frame) });
    await page.close();
  }
  await browser.close();
  return costs;
}

async function whilePlayed(page: Page, frame: () => Promise<number>) {
  const play = page.locator("[data-try=play]");
  if ((await play.count()) === 0) return;
  await play.click();
  return frame();
}

/** Runs in the page: from now on nobody hears that the slider is moved. */
function stopListening(slider: HTMLElement) {
  addEventListener("input", (event) => event.target === slider && event.stopImmediatePropagation(), true);
}
