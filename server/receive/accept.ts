import type { z } from "zod";
import type { Reply } from "#contract/reply.ts";
import { type Template, templates } from "#contract/send.ts";
import type { MailConfig } from "../mail-config.ts";
import type { Clock, Log } from "../outside.ts";
import type { Outbox } from "../store/outbox.ts";
import type { Draft } from "../store/put-letters.ts";
import { referenceFrom } from "../store/reference.ts";
import { isBlocked } from "./block-list.ts";
import { pseudonym, submissionOf } from "./fingerprint.ts";
import { networkOf } from "./network-of.ts";
import { isSuspected } from "./suspicion.ts";

/** Who sent the request. The IP is counted by a pseudonym; neither is stored. */
export type Client = { ip: string; userAgent?: string };

export type Accept = (template: Template, params: Record<string, unknown>, client: Client) => Promise<Reply>;

type Tools = { config: MailConfig; outbox: Outbox; secret: string; clock: Clock; log: Log };

/** Checks a submission and stores it. Never throws: whatever goes wrong is a reply. */
export function openReception({ config, outbox, secret, clock, log }: Tools): Accept {
  return async (template, params, { ip }) => {
    const given = templates[template].safeParse(params);
    if (!given.success) return { status: "invalid", fields: problemsIn(given.error) };
    if (isBlocked(given.data.email, config.BLOCKED_SENDERS)) {
      log("info", "sender-blocked", { template });
      return { status: "forbidden", reason: "Messages from this address are not accepted." };
    }
    const draft = draftFrom(template, given.data, ip);
    try {
      const put = await outbox.put(draft);
      if ("refusedUntil" in put) return refusal(put.refusedUntil);
      const reference = referenceFrom(put.id);
      log("info", "letter-stored", { template, reference, suspected: draft.suspected });
      return { status: "stored", reference };
    } catch (error) {
      log("error", "letter-not-stored", { template, error: String(error) });
      return { status: "unavailable" };
    }
  };

  function draftFrom(template: Template, given: z.output<(typeof templates)[Template]>, ip: string): Draft {
    const { page, elapsed_ms, website, submission_id, to_email, ...params } = given;
    const person = given.email.toLowerCase();
    const suspected = isSuspected({ elapsed_ms, website }, config.MIN_FILL_MS);
    return {
      template,
      person,
      page: page ?? null,
      params: JSON.stringify(params),
      submission: submissionOf(template, params, suspected),
      suspected,
      limits: [
        { key: pseudonym(secret, "ip", networkOf(ip)), most: config.LIMIT_PER_IP },
        { key: pseudonym(secret, "address", person), most: config.LIMIT_PER_ADDRESS },
      ],
    };
  }

  function refusal(until: number): Reply {
    log("info", "limit-reached");
    return { status: "refused", retryAfterSeconds: Math.max(1, Math.ceil((until - clock()) / 1000)) };
  }
}

/** The first problem of each field. */
function problemsIn({ issues }: z.ZodError) {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}
