import type { z } from "zod";
import type { Reply } from "#contract/reply.ts";
import { type Template, templates } from "#contract/send.ts";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import type { NewLetter } from "../store/insert-letters.ts";
import type { StoreLetter } from "../store/store-letter.ts";
import type { Clock } from "../time.ts";
import { isBlocked, isSuspected, networkOf, pseudonym, submissionOf } from "./judge.ts";

/** Who sent the request. The address is only counted, by a pseudonym; it is never stored. */
export type Client = { ip: string };

/** Takes a form's fields. Whatever goes wrong is a reply, never an exception. */
export type Submit = (template: Template, params: Record<string, unknown>, client: Client) => Promise<Reply>;

type Tools = { config: Config; storeLetter: StoreLetter; secret: string; clock: Clock; log: Log };

/** Makes the one way by which a submission becomes a letter: checked, judged, stored. */
export function openSubmit({ config, storeLetter, secret, clock, log }: Tools): Submit {
  return async (template, params, { ip }) => {
    const parsed = templates[template].safeParse(params);
    if (!parsed.success) return { status: "invalid", fields: problemsIn(parsed.error) };
    if (isBlocked(parsed.data.email, config.BLOCKED_SENDERS)) {
      log("info", "sender-blocked", { template });
      return { status: "forbidden", reason: "Messages from this address are not accepted." };
    }
    const letter = letterFrom(template, parsed.data, ip);
    try {
      const stored = await storeLetter(letter);
      if ("refusedUntil" in stored) return refusal(stored.refusedUntil);
      const { reference } = stored;
      log("info", "letter-stored", { template, reference, suspected: letter.suspected });
      return { status: "stored", reference };
    } catch (error) {
      log("error", "letter-not-stored", { template, error: String(error) });
      return { status: "unavailable" };
    }
  };

  function letterFrom(
    template: Template,
    fields: z.output<(typeof templates)[Template]>,
    ip: string,
  ): NewLetter {
    const { page, elapsed_ms, website, submission_id, to_email, ...params } = fields;
    const person = fields.email.toLowerCase();
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
