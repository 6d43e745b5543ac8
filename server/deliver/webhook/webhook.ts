import { createHmac, hash } from "node:crypto";
import { oneLine } from "../../text.ts";
import { type Clock, secondMs } from "../../time.ts";
import type { Outcome } from "../queue/outcome.ts";
import type { WebhookAddress } from "../settings.ts";

export type Webhook = {
  /** Names it in records and logs: the address itself may be a secret. */
  name: string;
  format: WebhookAddress["format"];
  /** Posts JSON once. The id is the same at every try. Always resolves, in time. */
  post(id: string, body: unknown): Promise<Outcome>;
  /** Why it takes no post, as far as the last ones show; an answer that is about one lead alone does not count. */
  problem(): string | undefined;
  close(): void;
};

type Options = { secret?: string; clock: Clock; withinMs?: number };

/**
 * Posts to an address, signed as Standard Webhooks has it (https://www.standardwebhooks.com). Redirects are not followed:
 * what is posted goes to the address that the operator named and to no other.
 */
export function openWebhook({ url, format }: WebhookAddress, options: Options): Webhook {
  const { secret, clock, withinMs = 10 * secondMs } = options;
  const closing = new AbortController();
  const { host } = new URL(url);
  const name = `webhook:${host}#${hash("sha256", url, "hex").slice(0, 8)}`;
  let problem: string | undefined;

  async function tryOnce(id: string, body: string): Promise<Outcome> {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: headersOf(id, body),
        body,
        redirect: "manual",
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(withinMs)]),
      });
      await response.body?.cancel();
      const outcome = outcomeFrom(response.status, host);
      return isAboutLead(response.status) ? outcome : learnt(outcome);
    } catch (error) {
      return learnt({ status: "delayed", reason: causeFrom(error, host) });
    }
  }

  function learnt(outcome: Outcome) {
    problem = "reason" in outcome ? outcome.reason : undefined;
    return outcome;
  }

  function headersOf(id: string, body: string) {
    const timestamp = String(Math.floor(clock() / secondMs));
    return {
      "content-type": "application/json",
      "user-agent": "company-site",
      "idempotency-key": id,
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      ...(secret && { "webhook-signature": signatureOf(secret, id, timestamp, body) }),
    };
  }

  return {
    name,
    format,
    post: async (id, body) => tryOnce(id, JSON.stringify(body)),
    problem: () => problem,
    close: () => closing.abort(),
  };
}

/** A secret that begins with `whsec_` is Base64, as the standard has it; any other is taken as it is. */
export function signatureOf(secret: string, id: string, timestamp: string, body: string) {
  const encoded = /^whsec_(.+)$/.exec(secret)?.[1];
  const key = encoded ? Buffer.from(encoded, "base64") : secret;
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}

// Too early, too many, or a server in trouble: the same post may be taken later.
const later = (status: number) => status >= 500 || [408, 425, 429].includes(status);

// Our signature, the address or the way we post is refused, not what was posted.
const refusals = [401, 402, 403, 404, 405, 407, 410, 415];

/** Else any visitor could make /healthz say that a webhook takes nothing: by an address that it does not take. */
const isAboutLead = (status: number) =>
  status >= 400 && status < 500 && !later(status) && !refusals.includes(status);

function outcomeFrom(status: number, host: string): Outcome {
  if (status >= 200 && status < 300) return { status: "sent" };
  const reason = `The webhook at ${host} answers ${status}.`;
  return { status: later(status) ? "delayed" : "refused", reason };
}

function causeFrom(error: unknown, host: string) {
  const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  if (name === "TimeoutError") return `The webhook at ${host} does not answer in time.`;
  // The error's own message may hold the whole address, which may be a secret; its cause knows no more than the host.
  return `The webhook at ${host} could not be reached: ${oneLine(cause?.message || cause?.code || name)}`;
}
