import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { siteFacts } from "#contract/site.ts";
import { type Config, ConfigProblem, readConfig } from "./config.ts";
import { listen } from "./http/listen.ts";
import { siteServer } from "./http/site-server.ts";
import { stopServer } from "./http/stop.ts";
import { type Journal, openJournal, traceOf } from "./log.ts";
import { openMail } from "./mail.ts";

// Together below the 10 s after which supervisors lose patience. Letters that are not out by then stay in the store.
const finishWithinMs = 6000;
const mailWithinMs = 3000;

/** Serves the site that is built until the process is told to stop, and says where. */
export async function serve(env: NodeJS.ProcessEnv, buildDir = "build"): Promise<string> {
  const config = readConfig(env);
  const journal = openJournal({ level: config.LOG_LEVEL, write: (lines) => process.stdout.write(lines) });
  const site = await readSite("build/site.json", config);
  const mail = await openMail({ config, site, log: journal.log });
  const server = await siteServer({ buildDir, config, site, mail, journal });
  const url = await listen(server, config);
  mail.start();
  journal.log("info", "listening", { url });
  stopWhenTold(journal, async () => {
    await stopServer(server, finishWithinMs);
    await Promise.race([mail.close(), setTimeout(mailWithinMs)]);
  });
  return url;
}

/** Starts something, and ends the process with a plain sentence when the fault is not in the code. */
export async function orExplain(start: () => Promise<unknown>) {
  try {
    await start();
  } catch (error) {
    console.error(error instanceof ConfigProblem ? error.message : error);
    process.exit(1);
  }
}

async function readSite(file: string, { PUBLIC_URL }: Config) {
  const text = await readFile(file, "utf8").catch(() => {
    throw new ConfigProblem("The site has not been built yet. Build it with: npm run build");
  });
  const site = siteFacts.parse(JSON.parse(text));
  return { ...site, url: PUBLIC_URL ? new URL(PUBLIC_URL).origin : site.url };
}

// Ctrl+C reaches us twice, from the terminal and from npm.
const sameSignalMs = 1000;

/** The first signal lets everything finish; whoever sends another one does not want to wait. */
function stopWhenTold({ log, flush }: Journal, stop: () => Promise<void>) {
  let told: number | undefined;
  async function end(reason: string, code: number) {
    if (told !== undefined) return void (performance.now() - told > sameSignalMs && process.exit(1));
    told = performance.now();
    log("info", "stopping", { reason });
    await stop();
    log("info", "stopped");
    flush();
    process.exit(code);
  }
  process.on("SIGTERM", () => end("SIGTERM", 0));
  process.on("SIGINT", () => end("SIGINT", 0));
  // One visitor's failure is no reason to leave the others without a site …
  process.on("unhandledRejection", (error) => log("error", "unhandled-rejection", { error: traceOf(error) }));
  // … but after this nothing is certain any more, and a supervisor can start afresh.
  process.on("uncaughtException", (error) => {
    log("error", "uncaught-exception", { error: traceOf(error) });
    void end("uncaught exception", 1);
  });
}

if (import.meta.main) await orExplain(() => serve(process.env));
