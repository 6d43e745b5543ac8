import type { z } from "zod";
import { knownSubject, type Subjects } from "#contract/about.ts";
import type { Reply } from "#contract/reply.ts";
import { problemsOf, type Submit, type Template, templates } from "#contract/send.ts";
import { type TrialFacts, trialIn, trialText } from "#contract/trial/trial.ts";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import type { NewLetter, StoreLetter } from "../store/letter.ts";
import type { Clock } from "../time.ts";
import { isBlocked, networkOf, pseudonym, submissionOf } from "./judge.ts";
import { suspicionOf } from "./suspicion.ts";

type Tools = {
  config: Config;
  /** Subscribers are asked by e-mail before they are on the list. */
  optIn: boolean;
  subjects: Subjects;
  trials: TrialFacts;
  storeLetter: StoreLetter;
  secret: string;
  clock: Clock;
  log: Log;
};

/** Makes the one way by which a submission becomes a letter: checked, judged, stored. */
export function openSubmit(tools: Tools): Submit {
  const { config, subjects, trials, optIn, storeLetter, secret, clock, log } = tools;
  return async (template, params, { ip }) => {
    const parsed = templates[template].safeParse(params);
    if (!parsed.success) return { status: "invalid", fields: problemsOf(parsed.error) };
    if (isBlocked(parsed.data.email, config.BLOCKED_SENDERS)) {
      log("info", "sender-blocked", { template });
      return { status: "forbidden", reason: "blocked-sender" };
    }
    const letter = letterFrom(template, parsed.data, ip);
    try {
      const stored = await storeLetter(letter);
      if ("refusedUntil" in stored) return refusal(stored.refusedUntil);
      const { reference } = stored;
      log("info", "letter-stored", { template, reference, suspected: letter.suspicion !== null });
      return { status: "stored", reference, toConfirm: optIn && template === "newsletter" };
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
    const { page, elapsed_ms, form_token, reply_code, website, to_email, ...written } = fields;
    const about = "about" in written ? knownSubject(written.about, subjects) : undefined;
    const tried = "trial" in written ? trialIn(written.trial, trials) : undefined;
    // Left out where it is not known: it is the site that says which pages and simulators there are.
    const params = { ...written, about, trial: tried && trialText(tried) };
    const signs = { ...params, elapsed_ms, form_token, reply_code, website };
    const suspicion = suspicionOf(signs, { minFillMs: config.MIN_FILL_MS, secret, now: clock() });
    const person = fields.email.toLowerCase();
    const network = networkOf(ip);
    return {
      template,
      person,
      page: page ?? null,
      params: JSON.stringify(params),
      submission: submissionOf(template, params, suspicion !== null),
      suspicion,
      limits: [
        { key: pseudonym(secret, "ip", network), most: config.LIMIT_PER_IP },
        // Together with the network, or anyone could use up the limit of a stranger's address.
        { key: pseudonym(secret, "address", `${person} ${network}`), most: config.LIMIT_PER_ADDRESS },
      ],
    };
  }

  function refusal(until: number): Reply {
    log("info", "limit-reached");
    return { status: "refused", retryAfterSeconds: Math.max(1, Math.ceil((until - clock()) / 1000)) };
  }
}
