import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { median } from "../median.ts";
import { startSite } from "../servers/start-site.ts";
import { load } from "./load.ts";

/** Home pages per second without and with others beside them, and what share of the rate stays. */
export type RateBeside = { alone: number; together: number; share: number };

/** Loads the home page in turn alone and while a script of ours, a process of its own, asks for other things. */
export async function measureBeside(
  script: string,
  options: string[],
  { rounds = 5, seconds = 4 } = {},
): Promise<RateBeside> {
  await using site = await startSite();
  const pages = () => load(`${site.url}/`, 32, seconds);
  const results: RateBeside[] = [];
  await pages(); // not counted: the engine learns first
  for (let round = 0; round < rounds; round++) {
    const alone = await pages();
    const together = await during([script, new URL(site.url).port, ...options], pages);
    results.push({ alone, together, share: together / alone });
  }
  const middle = (key: keyof RateBeside) => median(results.map((result) => result[key]));
  return { alone: middle("alone"), together: middle("together"), share: middle("share") };
}

async function during(command: string[], measure: () => Promise<number>) {
  const others = spawn(process.execPath, command);
  const ended = new Promise((resolve) => others.once("exit", resolve));
  try {
    await setTimeout(1000); // until all have connected
    return await measure();
  } finally {
    others.kill();
    await ended;
  }
}
