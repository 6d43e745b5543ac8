/**
 * An instance of the site, put together as `server/main.ts` does, in a process of its own. Whoever started it can also set
 * its machine's clock, let time pass, and ask how much memory it holds.
 */
import { readConfig } from "../../server/config.ts";
import { listen, stopServer } from "../../server/http/listen.ts";
import { siteServer } from "../../server/http/site-server.ts";
import { type LetterService, openLetterService } from "../../server/letter-service/letter-service.ts";
import { lettersWhenReachable } from "../../server/letter-service/letters-when-reachable.ts";
import { openLogger } from "../../server/log.ts";
import { openDatabaseClock } from "../../server/store/database/database-clock.ts";
import { openStore } from "../../server/store/database/open-store.ts";
import { secondMs } from "../../server/time.ts";
import { site } from "../fakes/site.ts";

export type Command = { id: number; name: "jump" | "pass" | "memory"; ms: number };

const machineNow = Date.now;
let jumpedMs = 0;
let passedMs = 0;
Date.now = () => machineNow() + jumpedMs;

const config = readConfig(process.env);
const logger = openLogger({
  level: "info",
  write: (lines) => process.env.LOG && process.stderr.write(lines),
});
let service: LetterService | undefined;
const letters = await lettersWhenReachable({ open, config, site, log: logger.log });
const buildDir = process.env.BUILD_DIR ?? "build";
const server = await siteServer({ buildDir, config, site, letters, logger });
const url = await listen(server, config);
letters.start();

const commands: Record<Command["name"], (ms: number) => unknown> = {
  /** The machine's clock is wrong by so much from now on. */
  jump: (ms) => {
    jumpedMs = ms;
  },
  /** Time passes, on the database's clock too, and what is done in it is done. */
  async pass(ms) {
    passedMs += ms;
    await service?.deliverDue();
    await service?.checkAlarms();
    return service?.health();
  },
  memory() {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  },
};

process.on("message", async ({ id, name, ms }: Command) => {
  process.send?.({ id, answer: await commands[name](ms) });
});
process.on("SIGTERM", async () => {
  letters.stop();
  await stopServer(server, secondMs);
  await letters.close();
  process.exit(0);
});
process.send?.({ id: 0, answer: url });

async function open() {
  // As the service would choose it; only that time can be made to pass.
  const clock = config.DATABASE_URL
    ? await openDatabaseClock(await openStore(config, logger.log), logger.log)
    : () => Date.now();
  service = await openLetterService({ config, site, log: logger.log, clock: () => clock() + passedMs });
  return service;
}
