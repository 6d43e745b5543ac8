import { setTimeout } from "node:timers/promises";
import { ConfigProblem, readConfig, readEnvironment } from "./config.ts";
import { listen, stopServer } from "./http/listen.ts";
import { siteServer } from "./http/site-server.ts";
import { openLetterService } from "./letter-service.ts";
import { type Logger, openLogger, traceOf } from "./log.ts";
import { readSite } from "./site.ts";
import { secondMs } from "./time.ts";

// Together below the 10 s after which supervisors kill. Letters that are not out by then stay in the store.
const finishWithinMs = 6 * secondMs;
const deliverWithinMs = 3 * secondMs;

/** Serves the built site until the process is told to stop, and says where. */
export async function serve(env: NodeJS.ProcessEnv, buildDir = "build"): Promise<string> {
  const config = readConfig(env);
  const logger = openLogger({ level: config.LOG_LEVEL, write: (lines) => process.stdout.write(lines) });
  const { log } = logger;
  const site = await readSite(config);
  const letters = await openLetterService({ config, site, log });
  const server = await siteServer({ buildDir, config, site, letters, logger });
  const url = await listen(server, config);
  letters.start();
  log("info", "listening", { url });
  stopOnSignal(logger, async () => {
    letters.stop();
    const cutOff = await stopServer(server, finishWithinMs);
    await Promise.race([letters.close(), setTimeout(deliverWithinMs)]);
    return cutOff;
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

// Ctrl+C reaches us twice, from the terminal and from npm.
const sameSignalMs = secondMs;

/** The first signal lets everything finish; whoever sends another one does not want to wait. */
function stopOnSignal({ log, flush }: Logger, stop: () => Promise<boolean>) {
  let stoppingSince: number | undefined;
  async function end(reason: string, code: number) {
    if (stoppingSince !== undefined)
      return void (performance.now() - stoppingSince > sameSignalMs && process.exit(1));
    stoppingSince = performance.now();
    log("info", "stopping", { reason });
    const cutOff = await stop();
    log("info", "stopped", { cutOff });
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

if (import.meta.main) await orExplain(() => serve(readEnvironment()));
