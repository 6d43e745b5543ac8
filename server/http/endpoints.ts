import { sendPath } from "#contract/send.ts";
import type { Endpoint } from "../receive/endpoint.ts";
import type { Handle, Resource } from "./exchange.ts";
import type { webBridge } from "./render/web.ts";

/** What the mail part does for the web. */
export type Mail = {
  receive: Endpoint;
  unsubscribe(request: Request): Promise<Response>;
  health(): Promise<{ ok: boolean }>;
};

/** The addresses that are neither pages nor files. */
export function endpoints(
  mail: Mail,
  send: Handle,
  viaWeb: ReturnType<typeof webBridge>,
): Map<string, Resource> {
  return new Map<string, Resource>([
    // OPTIONS too: the mail part knows which other sites may ask.
    [sendPath, { methods: ["POST", "OPTIONS"], handle: send }],
    [
      "/newsletter/unsubscribe",
      { methods: ["GET", "HEAD", "POST"], handle: viaWeb((request) => mail.unsubscribe(request)) },
    ],
    ["/healthz", { methods: ["GET", "HEAD"], handle: viaWeb(healthOf(mail)) }],
  ]);
}

// Looking costs a write to the disk, and anyone may ask.
const freshForMs = 1000;

/** For load balancers and monitors: 503 when letters can no longer be stored, although pages still are served. */
function healthOf(mail: Mail) {
  let seen = { at: Number.NEGATIVE_INFINITY, health: Promise.resolve({ ok: false }) };
  return async () => {
    const now = performance.now();
    if (now - seen.at > freshForMs) seen = { at: now, health: mail.health().catch(() => ({ ok: false })) };
    const { ok, ...details } = await seen.health;
    const answer = { status: ok ? "ok" : "degraded", ...details };
    return Response.json(answer, { status: ok ? 200 : 503, headers: { "Cache-Control": "no-store" } });
  };
}
