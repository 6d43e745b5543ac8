import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { dayMs, hourMs, minuteMs, secondMs } from "../../server/time.ts";
import { randomFrom } from "../fakes/random.ts";
import { enquiry, sendBody } from "../fakes/site.ts";
import { startSmtp, type Verdict } from "../fakes/smtp.ts";
import { startWebhook } from "../fakes/webhook.ts";
import { type Faults, happen } from "./faults.ts";
import { type Memory, openMemory } from "./memory.ts";
import { type Instance, startInstance } from "./start-instance.ts";

export type Ground = {
  name: string;
  env: Record<string, string>;
  instances: number;
  faults: Faults;
  forMs: number;
};

export type Outcome = {
  name: string;
  /** Letters that were sent in, by what was answered; 0 for none. */
  answers: Map<number, number>;
  /** The same for pages. */
  pages: Map<number, number>;
  lost: number;
  twice: number;
  mostCopies: number;
  /** What happened, and how often. */
  events: Map<string, number>;
  /** How often each alarm was raised and cleared while letters poured in, and in the drill at the end. */
  alarms: { load: Alarms; drill: Alarms };
  memory: Memory;
};

export type Alarms = Map<string, { raised: number; cleared: number }>;

const letterEveryMs = 40;
const pageEveryMs = 100;
const pauseMs = secondMs;
const moodMs = 3 * secondMs;

/** What the mail server does to letters, for some seconds at a time. */
const moods: Record<string, () => Verdict | Promise<Verdict>> = {
  refuses: () => ({ code: 451 }),
  drops: () => "drop",
  delays: () => sleep(2 * secondMs).then((): Verdict => "accept"),
};

/** Loads instances for a time while things break, lets all be delivered, drills the alarms, and counts. */
export async function ordeal({ name, env, instances: wanted, faults, forMs }: Ground): Promise<Outcome> {
  const random = randomFrom(1);
  const pick = <T>(items: T[]) => items[Math.floor(random() * items.length)] as T;
  const smtp = await startSmtp();
  const operators = await startWebhook();
  const start = () =>
    startInstance({
      ...{ PORT: "0", HOST: "127.0.0.1", LIMIT_PER_IP: "1000000", SMTP_URL: smtp.url },
      ...{ OPS_WEBHOOK: operators.url, WEBHOOK_SECRET: "between chaos and operators" },
      ...env,
    });
  const instances = await Promise.all(Array.from({ length: wanted }, start));
  const memory = openMemory();
  const accepted = new Set<string>();
  const [answers, pages] = [new Map<number, number>(), new Map<number, number>()];
  const events = new Map<string, number>();
  const endsAt = performance.now() + forMs;
  const lasts = (part = 1) => performance.now() < endsAt - forMs * (1 - part);

  async function sendLetter(number: number) {
    const message = `Number ${number}.`;
    const body = sendBody("enquiry", enquiry({ message, email: `visitor-${number}@x.example` }));
    const status = await statusOf(pick(instances).post(body));
    count(answers, status);
    if (status === 200) accepted.add(message);
  }

  async function load() {
    const underWay: Promise<void>[] = [];
    for (let number = 1; lasts(); number++, await sleep(letterEveryMs)) underWay.push(sendLetter(number));
    await Promise.all(underWay);
  }

  async function read() {
    for (; lasts(); await sleep(pageEveryMs)) count(pages, await statusOf(pick(instances).get("/")));
  }

  async function changeMoods() {
    for (const mood of repeated(Object.keys(moods))) {
      for (const [judge, event] of [
        [() => "accept" as const],
        [moods[mood], `the mail server ${mood}`],
      ] as const) {
        if (!lasts()) return smtp.judgeBy(() => "accept");
        smtp.judgeBy(judge ?? (() => "accept"));
        if (event) count(events, event);
        await sleep(moodMs);
      }
    }
  }

  /** Everything that can happen, one after the other, again and again. */
  async function disturb() {
    const { refuses, ...ofStore } = faults;
    const disturbances: Record<string, () => Promise<unknown>> = {
      "a process is killed": kill,
      "a clock jumps by a day": jump,
      "scanners and slow senders come": () => scan(pick(instances)),
    };
    for (const [fault, happens] of Object.entries(ofStore))
      disturbances[`the store ${fault}`] = () =>
        happen(
          happens,
          instances.map(({ pid }) => pid),
        );
    for (const event of repeated(Object.keys(disturbances))) {
      if (!lasts()) return;
      // Not in the last third, so that a process gets old enough to show whether its memory grows.
      if (event === "a process is killed" && !lasts(2 / 3)) continue;
      count(events, event);
      await disturbances[event]?.();
      await sleep(pauseMs);
    }
  }

  async function kill() {
    const index = Math.floor(random() * instances.length);
    await instances[index]?.kill();
    instances[index] = await start();
  }

  async function jump() {
    const instance = pick(instances);
    await instance.jump(dayMs);
    await sleep(3 * secondMs);
    await instance.jump(0);
  }

  async function weigh() {
    for (; lasts(); await sleep(forMs / 30)) await memory.weigh(instances);
  }

  await Promise.all([load(), read(), changeMoods(), disturb(), weigh()]);
  const [server, ...others] = instances as [Instance, ...Instance[]];
  // Time passes for one process only: the others would still be sending what it takes over.
  await Promise.all(others.map((other) => other.stop()));
  await deliverAll(server);
  await pass(server, 15);
  const duringLoad = alarmsIn(operators.posts.splice(0));
  await drill(server, smtp, faults);
  const inDrill = alarmsIn(operators.posts);
  await server.stop();
  await operators.close();
  await smtp.close();

  const copies = Map.groupBy(smtp.accepted, ({ raw }) => /Number \d+\./.exec(raw)?.[0] ?? "");
  copies.delete("");
  const counts = [...copies.values()].map((letters) => letters.length);
  return {
    ...{ name, answers, pages, events, alarms: { load: duringLoad, drill: inDrill } },
    lost: [...accepted].filter((message) => !copies.has(message)).length,
    twice: counts.filter((count) => count === 2).length,
    mostCopies: Math.max(...counts),
    memory: memory.ofOldest(),
  };
}

const count = <T>(counts: Map<T, number>, key: T) => counts.set(key, (counts.get(key) ?? 0) + 1);

function* repeated<T>(items: T[]) {
  for (;;) yield* items;
}

/** 0 when nothing was answered, as by a process that is killed. */
const statusOf = (answer: Promise<Response>) =>
  answer.then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    () => 0,
  );

/** Thirty connections that ask for what is not there and thirty that send a byte at a time. */
async function scan({ port }: Instance) {
  const scanner = spawn(process.execPath, [fileURLToPath(scannerFile), port, "30", "30"]);
  await sleep(4 * secondMs);
  scanner.kill();
  await once(scanner, "exit");
}

const scannerFile = new URL("../bench/scanner.ts", import.meta.url);

/** Until no letter waits: leases of killed processes run out, and delayed letters become due. */
async function deliverAll(server: Instance) {
  for (let round = 0; round < 14; round++) {
    const health = await server.pass(6 * hourMs);
    if (health?.ok && health.waiting === 0) return;
  }
}

async function pass(server: Instance, minutes: number) {
  for (let minute = 0; minute < minutes; minute++) await server.pass(minuteMs);
}

/** Gives reason for each alarm, and ends it. */
async function drill(server: Instance, smtp: Awaited<ReturnType<typeof startSmtp>>, { refuses }: Faults) {
  const send = (message: string) =>
    statusOf(server.post(sendBody("enquiry", enquiry({ message, email: "late@x.example" }))));
  smtp.judgeBy(() => ({ code: 451, says: "4.7.1 Relaying denied" }));
  await send("While the mail server refuses us.");
  await pass(server, 30);
  smtp.judgeBy(() => "accept");
  await pass(server, 60);
  const heal = await refuses([server.pid]);
  await send("While the store takes nothing.");
  await pass(server, 1);
  await heal();
  await send("Once it does again.");
  await pass(server, 15);
}

function alarmsIn(posts: { body: string }[]): Alarms {
  const alarms: Alarms = new Map();
  for (const { body } of posts) {
    const { type, id }: { type: string; id: string } = JSON.parse(body);
    if (type === "digest") continue;
    const name = id.slice(0, id.indexOf("."));
    const { raised, cleared } = alarms.get(name) ?? { raised: 0, cleared: 0 };
    alarms.set(
      name,
      type === "alarm-began" ? { raised: raised + 1, cleared } : { raised, cleared: cleared + 1 },
    );
  }
  return alarms;
}
