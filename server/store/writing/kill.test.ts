import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { storedIn } from "#contract/reply.ts";
import { openTestMail, temporaryFolder } from "../../../test/fakes/mail.ts";
import { randomFrom } from "../../../test/fakes/random.ts";
import { enquiry, sendBody } from "../../../test/fakes/site.ts";
import { startSmtp } from "../../../test/fakes/smtp.ts";
import { type MailServer, startMailServer } from "../../../test/fakes/start-mail-server.ts";
import { referenceOf } from "../reference.ts";

const kills = 50;
const visitors = 4;
const longestLifeMs = 200;
const random = randomFrom(20260101);

const { folder, remove } = await temporaryFolder();
const smtp = await startSmtp();
afterAll(async () => {
  await smtp.close();
  await remove();
});

test(`nothing is lost when the server is killed ${kills} times under load`, {
  timeout: 600_000,
}, async () => {
  const thanked = new Map<number, string>();
  const unanswered: number[] = [];
  let written = 0;

  for (let round = 0; round < kills; round++) {
    const server = await startMailServer({ DATA_DIR: folder, SMTP_URL: smtp.url });
    const visits = Array.from({ length: visitors }, () => visit(server));
    await sleep(random() * longestLifeMs);
    await server.kill();
    await Promise.all(visits);
  }
  // Ahead by more than the lease of what was under way at each kill.
  const last = await startMailServer({ DATA_DIR: folder, SMTP_URL: smtp.url, CLOCK_AHEAD_MS: "600000" });
  for (const message of unanswered.splice(0)) await send(last, message);
  await last.get("/deliver");
  await last.stop();

  const mail = await openTestMail({ DATA_DIR: folder });
  const letters = await mail.letters();
  await mail.close();
  expect(thanked.size).toBe(written);
  expect(new Map(letters.map((letter) => [numberIn(letter.params), referenceOf(letter)]))).toEqual(thanked);
  expect(letters).toHaveLength(written);
  expect(letters.filter(({ state }) => state !== "sent")).toEqual([]);

  const arrivals = Map.groupBy(smtp.accepted, ({ messageId }) => messageId);
  expect(arrivals.size).toBe(written);
  expect(Math.max(...[...arrivals.values()].map((copies) => copies.length))).toBeLessThanOrEqual(2);

  /** One message after another until the server is gone. What got no answer is sent again, as our form does. */
  async function visit(server: MailServer) {
    while (server.running()) await send(server, unanswered.pop() ?? ++written);
  }

  async function send(server: MailServer, message: number) {
    try {
      const letter = enquiry({ message: `Number ${message}`, email: `visitor-${message}@x.example` });
      const response = await server.post(sendBody("enquiry", letter));
      const reference = storedIn(await response.text()).reference;
      if (!reference) throw new Error(`Answered ${response.status}`);
      thanked.set(message, reference);
    } catch {
      unanswered.push(message);
    }
  }
});

const numberIn = (params: string) => Number(JSON.parse(params).message.slice("Number ".length));
