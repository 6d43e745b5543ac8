import { setTimeout as sleep } from "node:timers/promises";
import { hourMs } from "../../server/time.ts";
import { randomFrom } from "../fakes/random.ts";
import { type Received, startSmtp } from "../fakes/smtp.ts";
import { startWebhook } from "../fakes/webhook.ts";
import { type Alarms, alarmsIn, drill, passMinutes } from "./alarms.ts";
import type { Faults } from "./faults.ts";
import { type Answers, openLoad } from "./load.ts";
import { type Memory, openMemory } from "./memory.ts";
import { type Instance, startInstance } from "./start-instance.ts";
import { openTrouble } from "./trouble.ts";

export type Ground = {
  name: string;
  env: Record<string, string>;
  instances: number;
  faults: Faults;
  forMs: number;
};

export type Outcome = {
  name: string;
  letters: Answers;
  pages: Answers;
  /** What happened, and how often. */
  events: Map<string, number>;
  /** While letters poured in, and in the drill at the end. */
  alarms: { load: Alarms; drill: Alarms };
  memory: Memory;
} & Delivered;

type Delivered = { lost: number; twice: number; mostCopies: number };

/** Loads instances for a time while things break, lets all be delivered, drills the alarms, and counts. */
export async function ordeal({ name, env, instances: wanted, faults, forMs }: Ground): Promise<Outcome> {
  const smtp = await startSmtp();
  const operators = await startWebhook();
  const start = () =>
    startInstance({
      ...{ PORT: "0", HOST: "127.0.0.1", LIMIT_PER_IP: "1000000", SMTP_URL: smtp.url },
      ...{ OPS_WEBHOOK: operators.url, WEBHOOK_SECRET: "between chaos and operators" },
      ...env,
    });
  const instances = await Promise.all(Array.from({ length: wanted }, start));
  const random = randomFrom(1);
  const anyInstance = () => instances[Math.floor(random() * instances.length)] as Instance;
  const began = performance.now();
  const lasts = (part = 1) => performance.now() - began < forMs * part;

  const load = openLoad(anyInstance, lasts);
  const trouble = openTrouble({ instances, start, random, faults, smtp, lasts });
  const memory = openMemory();
  const weigh = async () => {
    for (; lasts(); await sleep(forMs / 30)) await memory.weigh(instances);
  };
  await Promise.all([load.run(), trouble.run(), weigh()]);

  smtp.judgeBy(() => "accept");
  // Time passes for one process only: the others would still be sending what it takes over.
  const [last, ...others] = instances as [Instance, ...Instance[]];
  await Promise.all(others.map((other) => other.stop()));
  await deliverAll(last);
  await passMinutes(last, 15);
  const underLoad = alarmsIn(operators.posts.splice(0));
  await drill(last, smtp, faults);
  await last.stop();
  await operators.close();
  await smtp.close();

  return {
    ...{ name, letters: load.letters, pages: load.pages, events: trouble.events },
    alarms: { load: underLoad, drill: alarmsIn(operators.posts) },
    memory: memory.ofOldest(),
    ...delivered(load.thanked, smtp.accepted),
  };
}

/** Until no letter waits: leases of killed processes run out, and delayed letters become due. */
async function deliverAll(instance: Instance) {
  for (let round = 0; round < 14; round++) {
    const health = await instance.pass(6 * hourMs);
    if (health?.ok && health.waiting === 0) return;
  }
}

function delivered(thanked: Set<string>, accepted: Received[]): Delivered {
  const numbers = accepted.flatMap(({ raw }) => /Number \d+\./.exec(raw)?.[0] ?? []);
  const copies = [...Map.groupBy(numbers, (number) => number).values()].map(({ length }) => length);
  const arrived = new Set(numbers);
  return {
    lost: [...thanked].filter((message) => !arrived.has(message)).length,
    twice: copies.filter((count) => count === 2).length,
    mostCopies: Math.max(0, ...copies),
  };
}
