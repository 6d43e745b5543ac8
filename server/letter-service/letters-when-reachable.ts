import { setTimeout as sleep } from "node:timers/promises";
import { retryAfter } from "#contract/reply.ts";
import type { SiteFacts } from "#contract/site.ts";
import { watchOpening } from "../alarms/watch-opening.ts";
import { type Config, ConfigProblem } from "../config.ts";
import type { LetterHandlers } from "../http/endpoints.ts";
import type { Log } from "../log.ts";
import { emailJsEndpoint } from "../receive/endpoint.ts";
import { type Clock, secondMs, waitFor } from "../time.ts";
import type { LetterService } from "./letter-service.ts";

const retryEveryMs = 5 * secondMs;

// Long enough for a database that is there; visitors wait no longer for their pages.
const waitAtStartMs = 5 * secondMs;

type Tools = {
  open: () => Promise<LetterService>;
  config: Config;
  site: SiteFacts;
  log: Log;
  clock?: Clock;
  retryMs?: number;
};

export type Letters = LetterHandlers & Pick<LetterService, "counts" | "start" | "stop" | "close">;

/**
 * The letter service, opened when its database can be reached. A database that is away at the start keeps no page from
 * being served: letters are answered with 503, operators are told, and it is tried again until it is there.
 */
export async function lettersWhenReachable({
  open,
  retryMs = retryEveryMs,
  ...tools
}: Tools): Promise<Letters> {
  const { config, site, log, clock = Date.now } = tools;
  const closing = new AbortController();
  let service: LetterService | undefined;
  let started = false;
  let problem = "it does not answer";

  async function tryToOpen() {
    try {
      service = await open();
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      if (error instanceof ConfigProblem) throw error;
      log("error", "letters-unavailable", { error: problem });
      return;
    }
    if (closing.signal.aborted) return service.close();
    if (started) service.start();
  }

  async function keepTrying() {
    while (!service && !closing.signal.aborted) {
      await sleep(retryMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      if (!closing.signal.aborted) await tryToOpen();
      if (service) log("info", "letters-available");
    }
  }

  const first = tryToOpen();
  await waitFor(first, waitAtStartMs);
  const opening = first.then(keepTrying);
  opening.catch((error) => log("error", "letters-unavailable", { error: String(error) }));
  const outage = service ? undefined : watchOutage();

  function watchOutage() {
    const settings = { lookEveryMs: retryMs, closing: closing.signal };
    const watch = watchOpening({ config, site, log, clock, problem: () => problem, ...settings });
    const handOver = async () => {
      const alarm = await watch.end();
      if (alarm) service?.adoptAlarm(alarm);
    };
    opening.then(handOver, () => undefined);
    return watch;
  }

  const instead = unavailable(config, site, () => outage?.problems() ?? []);
  return {
    ...whicheverIsThere(() => service ?? instead),
    counts: async () => service?.counts() ?? Promise.reject(new Error("The database cannot be reached.")),
    start() {
      started = true;
      service?.start();
    },
    stop() {
      closing.abort();
      service?.stop();
    },
    async close() {
      closing.abort();
      await service?.close();
    },
  };
}

/** Each call goes to what is there by then. */
const whicheverIsThere = (now: () => LetterHandlers): LetterHandlers => ({
  submit: (...letter) => now().submit(...letter),
  receive: (...request) => now().receive(...request),
  unsubscribe: (request) => now().unsubscribe(request),
  confirm: (request) => now().confirm(request),
  judge: (request) => now().judge(request),
  formToken: () => now().formToken(),
  health: () => now().health(),
  mailStatus: () => now().mailStatus(),
});

function unavailable({ ALLOWED_ORIGINS }: Config, site: SiteFacts, alarms: () => string[]): LetterHandlers {
  const submit = async () => ({ status: "unavailable" as const });
  const busy = async () =>
    new Response(`${site.words.answers.busy}\n`, { status: 503, headers: retryAfter("link") });
  const allowedOrigins = [...ALLOWED_ORIGINS, new URL(site.url).origin];
  return {
    submit,
    receive: emailJsEndpoint({ submit, mail: site.mail, allowedOrigins }),
    unsubscribe: busy,
    confirm: busy,
    judge: busy,
    formToken: () => "",
    health: async () => ({ ok: false, alarms: alarms() }),
    mailStatus: async () => ({ ok: false, causes: ["The database cannot be reached."] }),
  };
}
