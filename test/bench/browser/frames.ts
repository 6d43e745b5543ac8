import type { Locator, Page } from "@playwright/test";
import { median } from "../median.ts";

/** Slows the page down fourfold, and measures what a frame takes of its thread, in milliseconds. */
export async function frameMeter(page: Page, runs: number): Promise<() => Promise<number>> {
  const processor = await page.context().newCDPSession(page);
  await processor.send("Performance.enable");
  await processor.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const busySeconds = async () => {
    const { metrics } = await processor.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  };
  return async () => {
    const frames: number[] = [];
    for (let run = 0; run < runs; run++) {
      const before = await busySeconds();
      const count = await page.evaluate(framesWithin, 3000);
      frames.push(((await busySeconds()) - before) / count);
    }
    return median(frames) * 1000;
  };
}

/** Runs in the page: how many frames it draws within so many milliseconds. */
function framesWithin(milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  return new Promise((resolve) => {
    let count = 0;
    const next = (now: number) => {
      count++;
      if (now < end) requestAnimationFrame(next);
      else resolve(count);
    };
    requestAnimationFrame(next);
  });
}

/** A finger that moves a slider to and fro between two shares of its way, some twenty moves a second, until it is lifted. */
export async function fingerOn(slider: Locator, [from, to]: [number, number] = [0, 1]) {
  await slider.evaluate(moveOn, { from, to });
  return { [Symbol.asyncDispose]: () => slider.evaluate(rest) };
}

function moveOn(slider: HTMLInputElement, { from, to }: { from: number; to: number }) {
  const [min, max] = [Number(slider.min || 0), Number(slider.max || 100)];
  let at = 0;
  const moving = setInterval(() => {
    at += 0.02;
    const share = from + (to - from) * Math.abs((at % 2) - 1);
    // The slider rounds it to a step.
    slider.value = String(min + (max - min) * share);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  }, 50);
  slider.dataset.moving = String(moving);
}

function rest(slider: HTMLInputElement) {
  clearInterval(Number(slider.dataset.moving));
}
