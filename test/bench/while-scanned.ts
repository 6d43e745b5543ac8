import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { load } from "./load.ts";
import { median } from "./median.ts";
import { startSite } from "./servers.ts";

/** Home pages per second without and with scanners beside them, and what share of the rate stays. */
export type ScannedRate = { alone: number; together: number; share: number };

const asking = 200;
const slow = 200;

/** Loads the home page in turn alone and while scanners ask for unknown addresses and send forms slowly. */
export async function measureWhileScanned({ rounds = 5, seconds = 4 } = {}): Promise<ScannedRate> {
  await using site = await startSite();
  const pages = () => load(`${site.url}/`, 32, seconds);
  const results: ScannedRate[] = [];
  await pages(); // not counted: the engine learns first
  for (let round = 0; round < rounds; round++) {
    const alone = await pages();
    const together = await scanned(new URL(site.url).port, pages);
    results.push({ alone, together, share: together / alone });
  }
  const middle = (key: keyof ScannedRate) => median(results.map((result) => result[key]));
  return { alone: middle("alone"), together: middle("together"), share: middle("share") };
}

async function scanned(port: string, measure: () => Promise<number>) {
  const scanner = spawn(process.execPath, ["test/bench/scanner.ts", port, String(asking), String(slow)]);
  const ended = new Promise((resolve) => scanner.once("exit", resolve));
  try {
    await setTimeout(1000); // until all have connected
    return await measure();
  } finally {
    scanner.kill();
    await ended;
  }
}
