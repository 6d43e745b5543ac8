import type { Page, Request } from "@playwright/test";
import { exampleOf, initialOf } from "#simulation/example.ts";
import { isSimulator, simulators } from "#simulation/index.ts";
import { content } from "../../content.ts";
import { median } from "../median.ts";
import { fingerOn, frameMeter } from "./frames.ts";
import { launchBrowser } from "./launch.ts";

/** What a product's simulator costs. */
export type SimulatorCost = {
  id: string;
  /** Milliseconds for a run. */
  run: number;
  /** Milliseconds of the page's thread for a frame, on a processor four times slower. */
  frame: {
    /** While a finger moves its first slider. */
    moved: number;
    /** The same, but nothing is calculated and drawn: what the browser takes for a slider and its number. */
    slider: number;
    /** While its course plays, where it has one. */
    played?: number;
  };
  /** Bytes of JavaScript that the first touch brings, and those of an engine. */
  script: number;
  engine: number;
};

export async function measureSimulators(site: string, runs: number): Promise<SimulatorCost[]> {
  const browser = await launchBrowser();
  const costs: SimulatorCost[] = [];
  for (const { id, product } of content.partsIn("simulators")) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const bytes = await touch(page, `${site}/${product}`);
    costs.push({ id, run: await runOf(id, runs), frame: await framesOf(page, runs), ...bytes });
    await page.close();
  }
  await browser.close();
  return costs;
}

/** Without what is done once. */
async function runOf(id: string, runs: number): Promise<number> {
  if (!isSimulator(id)) throw new Error(id);
  await exampleOf(id);
  const { inputs, run } = await simulators[id]();
  const times: number[] = [];
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    await run(initialOf(inputs) as never);
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Uses a control for the first time, and weighs what comes with that. */
async function touch(page: Page, address: string) {
  await page.goto(address);
  await page.mouse.move(3, 3);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  const requests: Request[] = [];
  page.context().on("request", (request) => requests.push(request));
  await page.locator(".try-it-controls").evaluate(moveSlider, 0.6);
  await page.locator("#try-it [role=status]:not(:empty)").waitFor({ state: "attached" });
  const bytesOf = async (ending: string) => {
    const own = requests.filter((request) => new URL(request.url()).pathname.endsWith(ending));
    const sizes = await Promise.all(own.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
  return { script: await bytesOf(".js"), engine: await bytesOf(".wasm") };
}

async function framesOf(page: Page, runs: number): Promise<SimulatorCost["frame"]> {
  const frame = await frameMeter(page, runs);
  const whileMoved = async () => {
    await using _ = await fingerOn(page.locator(".try-it-controls input[type=range]").first());
    return await frame();
  };
  const whilePlayed = async () => {
    const play = page.locator("[data-try=play]");
    if ((await play.count()) === 0) return;
    await play.click();
    return frame();
  };
  const moved = await whileMoved();
  await page.evaluate(stopWorkers);
  return { moved, slider: await whileMoved(), played: await whilePlayed() };
}

/** Run in the page. */
function moveSlider(form: Element, share: number) {
  const slider = form.querySelector<HTMLInputElement>("input[type=range]");
  if (!slider) return;
  const [min, max, step] = [slider.min, slider.max, slider.step].map(Number) as [number, number, number];
  slider.value = String(min + Math.round(((max - min) * share) / step) * step);
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}

/** From now on the page is given no results. */
function stopWorkers() {
  Worker.prototype.postMessage = () => {};
}
