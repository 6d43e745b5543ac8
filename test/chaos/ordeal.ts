import { setTimeout as sleep } from "node:timers/promises";
import { randomFrom } from "../fakes/random.ts";
import { enquiry, sendBody } from "../fakes/site.ts";
import { startSmtp, type Verdict } from "../fakes/smtp.ts";
import { type MailServer, startMailServer } from "../fakes/start-mail-server.ts";
import { startWebhook } from "../fakes/webhook.ts";
import type { Fault } from "./faults.ts";

export type Outcome = Awaited<ReturnType<typeof ordeal>>;

type Options = { env: Record<string, string>; instances: number; faults: Fault[]; forMs: number };

const postEveryMs = 40;
const disturbEveryMs = 2500;

/** What the mail server does to letters, for some seconds at a time. */
const moods: (() => Verdict | Promise<Verdict>)[] = [
  () => "accept",
  () => ({ code: 451 }),
  () => "drop",
  () => sleep(2000).then((): Verdict => "accept"),
];

/** Loads instances for a time while things break, lets all be delivered, and counts. */
export async function ordeal(name: string, { env, instances, faults, forMs }: Options) {
  const random = randomFrom(1);
  const pick = <T>(items: T[]) => items[Math.floor(random() * items.length)] as T;
  const smtp = await startSmtp();
  const operators = await startWebhook();
  const start = () => startMailServer({ ...env, SMTP_URL: smtp.url, OPS_WEBHOOK: `slack+${operators.url}` });
  const servers: MailServer[] = [];
  for (let count = 0; count < instances; count++) servers.push(await start());
  const accepted = new Set<string>();
  const done = { posted: 0, kills: 0, faults: 0, moods: 0 };
  const endsAt = Date.now() + forMs;
  const underWay: Promise<void>[] = [];

  async function post() {
    const message = `Number ${++done.posted}.`;
    const body = sendBody("enquiry", enquiry({ message, email: `visitor-${done.posted}@x.example` }));
    const status = await pick(servers)
      .post(body)
      .then(
        ({ status }) => status,
        () => 0,
      );
    if (status === 200) accepted.add(message);
  }

  async function load() {
    for (; Date.now() < endsAt; await sleep(postEveryMs)) underWay.push(post());
  }

  async function kill() {
    const index = Math.floor(random() * servers.length);
    await servers[index]?.kill();
    servers[index] = await startAnyway(start);
    done.kills++;
  }

  async function disturb() {
    for (; Date.now() < endsAt; await sleep(disturbEveryMs)) {
      const mood = pick(moods);
      smtp.judgeBy(mood);
      done.moods++;
      if (random() < 0.5) await kill();
      else await pick(faults)().then(() => done.faults++);
    }
  }

  await Promise.all([load(), disturb()]);
  await Promise.all(underWay);
  smtp.judgeBy(() => "accept");
  const heapMb = await Promise.all(servers.map(heapOf));
  const [server, ...others] = servers as [MailServer, ...MailServer[]];
  // Time passes for one process only: the others would still be sending what it takes over.
  for (const other of others) await other.stop();
  await deliverAll(server);
  const alarms = await alarmsOf(server, smtp, operators);
  await server.stop();
  await operators.close();
  await smtp.close();

  const copies = Map.groupBy(smtp.accepted, ({ raw }) => /Number \d+\./.exec(raw)?.[0] ?? "");
  const counts = [...copies.values()].map((letters) => letters.length);
  return {
    ...{ name, ...done, accepted: accepted.size, alarms, heapMb },
    lost: [...accepted].filter((message) => !copies.has(message)).length,
    twice: counts.filter((count) => count === 2).length,
    mostCopies: Math.max(...counts),
  };
}

/** While the store fails, so does a start; a supervisor tries again. */
async function startAnyway(start: () => Promise<MailServer>): Promise<MailServer> {
  for (;;) {
    try {
      return await start();
    } catch {
      await sleep(500);
    }
  }
}

const sixHours = 6 * 60 * 60 * 1000;

/** Lets time pass until no letter waits: leases of killed instances run out, and delayed letters become due. */
async function deliverAll(server: MailServer) {
  for (let round = 0; round < 14; round++) {
    const { waiting, ok } = await server.get(`/deliver?ahead_ms=${sixHours}`);
    if (ok && waiting === 0) return;
  }
}

/** How often operators are told when the mail server refuses everything for half an hour. */
async function alarmsOf(
  server: MailServer,
  smtp: Awaited<ReturnType<typeof startSmtp>>,
  operators: Awaited<ReturnType<typeof startWebhook>>,
) {
  const minutes = async (count: number) => {
    for (let minute = 0; minute < count; minute++) {
      await server.get("/deliver?ahead_ms=60000");
      await server.get("/alarms");
    }
  };
  await minutes(15);
  operators.posts.length = 0;
  smtp.judgeBy(() => ({ code: 451 }));
  await server.post(sendBody("enquiry", enquiry({ message: "While it refuses.", email: "late@x.example" })));
  await minutes(30);
  smtp.judgeBy(() => "accept");
  await minutes(60);
  const told = operators.posts.map(({ body }) => String(JSON.parse(body).text));
  const over = told.filter((text) => text.includes("over:")).length;
  return { began: told.length - over, over };
}

async function heapOf(server: MailServer) {
  const { heapUsed } = await server.get("/memory");
  return Math.round(heapUsed / 1024 / 1024);
}
