import { realpath } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { type Config, ConfigProblem, readConfig, readEnvironment, slipsIn } from "./config.ts";
import { listen, stopServer } from "./http/listen.ts";
import { openReadiness } from "./http/probes/readiness.ts";
import { siteServer } from "./http/site-server.ts";
import { openLetterService } from "./letter-service/letter-service.ts";
import { type Letters, lettersWhenReachable } from "./letter-service/letters-when-reachable.ts";
import { type Logger, openLogger, traceOf } from "./log.ts";
import { readSite } from "./site.ts";
import { secondMs } from "./time.ts";

// With the drain below the 10 s after which the quickest supervisors kill. Letters that are not out by then stay stored.
const behindProxyDrainMs = 3 * secondMs;
const finishWithinMs = 4 * secondMs;
const closeWithinMs = 2.5 * secondMs;

/** Serves the built site until the process is told to stop, and says where. */
export async function serve(env: NodeJS.ProcessEnv, buildDir = "build"): Promise<string> {
  const config = readConfig(env);
  // A log that nobody can take any more, as on a full disk, is no reason to serve nobody.
  process.stdout.on("error", () => undefined);
  const logger = openLogger({ level: config.LOG_LEVEL, write: (lines) => process.stdout.write(lines) });
  const { log } = logger;
  for (const { name, meant } of slipsIn(env))
    log("warn", "setting-unknown", { name, note: `Is it ${meant}?` });
  const site = await readSite(config);
  const readiness = openReadiness();
  const open = () => openLetterService({ config, site, log });
  const letters = await lettersWhenReachable({ open, config, site, log });
  const metrics = config.METRICS_PORT === undefined ? undefined : await openLetterMetrics(letters);
  // The folder itself: the link to it may be switched while it is read.
  const folder = await realpath(buildDir);
  const server = await siteServer({ buildDir: folder, config, site, letters, logger, readiness, metrics });
  const url = await listen(server, config);
  if (metrics) {
    const { METRICS_PORT: PORT = 0, METRICS_HOST: HOST } = config;
    log("info", "metrics", { url: `${await listen(metrics.server, { PORT, HOST }, "METRICS_")}/metrics` });
  }
  letters.start();
  log("info", "listening", { url });
  stopOnSignal(logger, async () => {
    // In this order: balancers are told, no letter is begun, those who come all the same are still served.
    readiness.stop();
    letters.stop();
    await setTimeout(drainMs(config));
    metrics?.server.close();
    const cutOff = await stopServer(server, finishWithinMs);
    await Promise.race([letters.close(), setTimeout(closeWithinMs)]);
    return cutOff;
  });
  return url;
}

/** Loaded only where it is used. */
async function openLetterMetrics(letters: Letters) {
  const { openMetrics } = await import("./metrics.ts");
  return openMetrics({
    counts: () => letters.counts(),
    mailOk: async () => (await letters.mailStatus()).ok,
  });
}

/** Balancers need some seconds to see that we stop; a developer has none. */
function drainMs({ DRAIN_SECONDS, TRUSTED_PROXIES }: Config) {
  if (DRAIN_SECONDS !== undefined) return DRAIN_SECONDS * secondMs;
  return "hops" in TRUSTED_PROXIES && TRUSTED_PROXIES.hops === 0 ? 0 : behindProxyDrainMs;
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
