import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isLoopback } from "../../loopback.ts";
import { type Clock, secondMs } from "../../time.ts";
import { prepare, send } from "../files/prepared.ts";
import type { HandlerTools } from "../render/web.ts";
import type { Handle, Resource } from "../requests/exchange.ts";
import type { Readiness } from "./readiness.ts";

/** What the probes ask of the letters. */
export type LetterStatus = {
  /** Whether letters can be stored. */
  health(): Promise<{ ok: boolean }>;
  /** Whether stored letters reach the company, and if not, why, in words for whoever is on call. */
  mailStatus(): Promise<{ ok: boolean; causes: string[] }>;
};

type Parts = { letters: LetterStatus; readiness: Readiness; token?: string; clock: Clock };
type Verdict = { ok: boolean; word: string; details?: object };

/**
 * `/livez`: the process answers; if not, restart it. `/readyz`: send visitors here. Pages are in memory, so neither the
 * database nor the mail server takes an instance out of the balancer. `/healthz`: all is well, letters too; if not,
 * tell a person. The world reads one word; the details are for this machine and for whoever has the token.
 */
export function probes(parts: Parts, { protect }: HandlerTools): [string, Resource][] {
  const security = protect();
  const letters = atMostOncePer(secondMs, parts.clock, () => readLetters(parts.letters));

  const probe = (path: string, ask: () => Verdict | Promise<Verdict>): [string, Resource] => {
    const handle: Handle = async ({ req, res }) => {
      const { ok, word, details } = await ask();
      const inDetail = details && mayReadDetails(req, parts.token);
      const body = Buffer.from(inDetail ? JSON.stringify({ status: word, ...details }) : `${word}\n`);
      const type = inDetail ? "application/json" : "text/plain; charset=utf-8";
      const headers = [
        "Content-Type",
        type,
        "Content-Length",
        String(body.length),
        "Cache-Control",
        "no-store",
      ];
      return send(res, prepare(ok ? 200 : 503, [...headers, ...security], body));
    };
    return [path, { group: "probe", methods: ["GET", "HEAD"], handle }];
  };

  return [
    probe("/livez", () => ({ ok: true, word: "ok" })),
    probe("/readyz", () => readiness(parts.readiness)),
    probe("/healthz", async () => {
      const { storage, mail } = await letters();
      const ok = storage.ok && mail.ok;
      return {
        ok,
        word: ok ? "ok" : "degraded",
        details: { ...storage, ok: undefined, storable: storage.ok, mail },
      };
    }),
  ];
}

const readiness = ({ stopping }: Readiness): Verdict =>
  stopping() ? { ok: false, word: "stopping" } : { ok: true, word: "ready" };

async function readLetters(letters: LetterStatus) {
  const unknown = { ok: false, causes: ["The state of the letters cannot be read."] };
  const [storage, mail] = await Promise.all([
    letters.health().catch(() => ({ ok: false })),
    letters.mailStatus().catch(() => unknown),
  ]);
  return { storage, mail };
}

/** A check costs a write to the disk, and anyone may ask. */
function atMostOncePer<T>(ms: number, clock: Clock, ask: () => Promise<T>) {
  let last: { at: number; answer: Promise<T> } | undefined;
  return () => {
    const now = clock();
    if (!last || now - last.at > ms) last = { at: now, answer: ask() };
    return last.answer;
  };
}

/** A proxy on this machine speaks for the world, and says so by its headers. */
function mayReadDetails({ socket, headers }: IncomingMessage, token?: string) {
  const forwarded = headers["x-forwarded-for"] ?? headers.forwarded ?? headers["x-real-ip"] ?? headers.via;
  if (forwarded === undefined && isLoopback(socket.remoteAddress ?? "")) return true;
  return token !== undefined && isSame(headers.authorization ?? "", `Bearer ${token}`);
}

/** Takes the same time for every wrong token of the right length. */
function isSame(given: string, wanted: string) {
  const [one, two] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === two.length && timingSafeEqual(one, two);
}
