import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { fakeClock, temporaryFolder } from "../../test/fakes/mail.ts";
import { site } from "../../test/fakes/site.ts";
import { header, startSmtp } from "../../test/fakes/smtp.ts";
import { startWebhook } from "../../test/fakes/webhook.ts";
import { readConfig } from "../config.ts";
import { minuteMs } from "../time.ts";
import { type LetterService, openLetterService } from "./letter-service.ts";
import { lettersWhenReachable } from "./letters-when-reachable.ts";

vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };

const began = "Ananta: Letters cannot be stored";
const over = "Ananta: over: Letters cannot be stored";

/** The letters of a server that starts on a database which may not be there. */
async function start(env: Record<string, string>) {
  const [webhook, smtp] = [await startWebhook(), await startSmtp()];
  // Before eight in the morning in Chennai, so that no digest is among the messages.
  const clock = fakeClock(Date.parse("2026-01-05T00:00:00Z"));
  const operators = { OPS_WEBHOOK: `slack+${webhook.url}`, OPS_TO: "ops@ananta.example", SMTP_URL: smtp.url };
  const config = readConfig({ ...env, ...operators });
  let tries = 0;
  const opened: LetterService[] = [];
  const open = async () => {
    tries++;
    opened.push(await openLetterService({ config, site, log: () => {}, clock }));
    return opened.at(-1) as LetterService;
  };
  const letters = await lettersWhenReachable({ open, config, site, log: () => {}, clock, retryMs: 5 });
  onTestFinished(async () => {
    await letters.close();
    await webhook.close();
    await smtp.close();
  });
  return {
    ...{ letters, clock, opened },
    posted: () => webhook.posts.map(({ body }) => JSON.parse(body).text.split("\n")[0]),
    mailed: () => smtp.accepted.map((letter) => header(letter, "Subject")),
    /** Some more looks and tries in vain. */
    async triesPass() {
      const before = tries;
      await expect.poll(() => tries, patient).toBeGreaterThan(before + 3);
    },
  };
}

test("operators are told of a database that cannot be opened at the start, and when it is over", async () => {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  const file = join(folder, "letters.sqlite");
  await writeFile(file, "no database ".repeat(100));
  const { letters, clock, opened, posted, mailed, triesPass } = await start({ DATA_DIR: folder });
  expect(await letters.health()).toMatchObject({ ok: false });
  clock.pass(minuteMs - 1);
  await triesPass();
  expect(posted()).toEqual([]);
  clock.pass(1);
  await expect.poll(mailed, patient).toEqual([began]);
  for (let looks = 0; looks < 3; looks++) {
    clock.pass(minuteMs);
    await triesPass();
  }
  expect([posted(), mailed()]).toEqual([[began], [began]]);

  await rm(file);
  await expect.poll(() => opened, patient).toHaveLength(1);
  for (let minutes = 0; minutes < 12; minutes++) {
    clock.pass(minuteMs);
    await opened[0]?.checkAlarms();
  }
  expect([posted(), mailed()]).toEqual([
    [began, over],
    [began, over],
  ]);
});

test("operators are told of a DATABASE_URL that leads nowhere", async () => {
  const { clock, posted } = await start({ DATABASE_URL: "postgres://127.0.0.1:1/letters" });
  clock.pass(minuteMs);
  await expect.poll(posted, patient).toEqual([began]);
});
