import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { dayMs, secondMs } from "../../server/time.ts";
import type { startSmtp, Verdict } from "../fakes/smtp.ts";
import { type Faults, happen } from "./faults.ts";
import { count } from "./load.ts";
import type { Instance } from "./start-instance.ts";

const pauseMs = secondMs;
const moodMs = 3 * secondMs;

/** What the mail server does to letters, for some seconds at a time. */
const moods: Record<string, () => Verdict | Promise<Verdict>> = {
  refuses: () => ({ code: 451 }),
  drops: () => "drop",
  delays: () => sleep(2 * secondMs).then((): Verdict => "accept"),
};

type Tools = {
  instances: Instance[];
  start: () => Promise<Instance>;
  random: () => number;
  faults: Faults;
  smtp: Awaited<ReturnType<typeof startSmtp>>;
  /** True until this part of the time is over, or all of it. */
  lasts: (part?: number) => boolean;
};

/** Lets everything happen that can, one thing after the other, again and again, for as long as it lasts. */
export function openTrouble({ instances, start, random, faults, smtp, lasts }: Tools) {
  /** What happened, and how often. */
  const events = new Map<string, number>();
  const { refuses, ...ofStore } = faults;
  const anyIndex = () => Math.floor(random() * instances.length);

  async function kill() {
    const index = anyIndex();
    await instances[index]?.kill();
    instances[index] = await start();
  }

  async function jump() {
    const instance = instances[anyIndex()];
    await instance?.jump(dayMs);
    await sleep(3 * secondMs);
    await instance?.jump(0);
  }

  const troubles: Record<string, () => Promise<unknown>> = {
    "a process is killed": kill,
    "a clock jumps by a day and back": jump,
    "scanners and slow senders come": () => scan(instances[anyIndex()]?.port ?? ""),
    ...Object.fromEntries(
      Object.entries(ofStore).map(([fault, happens]) => [
        `the store ${fault}`,
        () =>
          happen(
            happens,
            instances.map(({ pid }) => pid),
          ),
      ]),
    ),
  };

  async function disturb() {
    for (const [event, trouble] of repeated(Object.entries(troubles), lasts)) {
      // Not in the last third, so that a process gets old enough to show whether its memory grows.
      if (trouble === kill && !lasts(2 / 3)) continue;
      count(events, event);
      await trouble();
      await sleep(pauseMs);
    }
  }

  async function changeMoods() {
    for (const [mood, judge] of repeated(Object.entries(moods), lasts)) {
      smtp.judgeBy(() => "accept");
      await sleep(moodMs);
      if (!lasts()) return;
      smtp.judgeBy(judge);
      count(events, `the mail server ${mood}`);
      await sleep(moodMs);
    }
  }

  return { events, run: () => Promise.all([disturb(), changeMoods()]) };
}

/** One after the other and again from the first, for as long as it lasts. */
function* repeated<T>(items: T[], lasts: () => boolean) {
  for (let i = 0; lasts(); i++) yield items[i % items.length] as T;
}

/** Thirty connections that ask for what is not there, and thirty that send a byte at a time. */
async function scan(port: string) {
  const scanner = spawn(process.execPath, [fileURLToPath(scannerFile), port, "30", "30"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = once(scanner, "exit");
  await sleep(4 * secondMs);
  scanner.kill();
  const [code] = await ended;
  if (code !== null) throw new Error(`The scanner ended by itself, with ${code}`);
}

const scannerFile = new URL("../bench/load/scanner.ts", import.meta.url);
