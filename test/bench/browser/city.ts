import type { Page, Request } from "@playwright/test";
import { openCity } from "#simulation/control/day.ts";
import { scenarioIds } from "#simulation/control/plan.ts";
import { median } from "../median.ts";
import { frameMeter } from "./frames.ts";
import { launchBrowser } from "./launch.ts";

/** What the simulated city costs. */
export type CityCost = {
  /** Seconds for a day of the whole city, the slowest of the scenarios. */
  day: number;
  /** Milliseconds of the page's thread for a frame of the running control room, on a processor four times slower. */
  frame: number;
  /** Bytes of JavaScript that a start brings beside the page's own, and those of the water engine. */
  script: number;
  engine: number;
};

export async function measureCity(site: string, runs: number): Promise<CityCost> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const { script, engine } = await startOn(page, site);
  const frame = await (await frameMeter(page, runs))();
  await browser.close();
  return { day: await slowestDay(runs), frame, script, engine };
}

/** Seconds, without what is done once. */
async function slowestDay(runs: number): Promise<number> {
  const city = await openCity();
  const seconds = scenarioIds.map((scenario) =>
    median(
      Array.from({ length: runs }, () => {
        const start = performance.now();
        city({ scenario, seed: "1", orders: [] });
        return (performance.now() - start) / 1000;
      }),
    ),
  );
  return Math.max(...seconds);
}

/** Opens the page, starts the city, and weighs what came with that. */
async function startOn(page: Page, site: string) {
  await page.goto(`${site}/control-room`);
  await page.mouse.move(3, 3);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  const requests: Request[] = [];
  page.context().on("request", (request) => requests.push(request));
  await page.locator("[data-needs-app]").first().click();
  await page.locator(".stage-time").waitFor();
  const bytesOf = async (ending: string) => {
    const own = requests.filter((request) => new URL(request.url()).pathname.endsWith(ending));
    const sizes = await Promise.all(own.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
  return { script: await bytesOf(".js"), engine: await bytesOf(".wasm") };
}
