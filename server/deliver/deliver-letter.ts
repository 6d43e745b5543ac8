import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.ts";
import type { LetterRow } from "../store/database/tables.ts";
import { referenceOf } from "../store/reference.ts";
import { type Clock, secondMs } from "../time.ts";
import { emailFrom } from "./email/email.ts";
import type { EmailSettings } from "./email/templates.ts";
import { type Change, changeFrom, type Outcome, type Queue } from "./queue.ts";
import type { Smtp } from "./smtp.ts";

const recordAgainMs = secondMs;

/** Tries once to send a letter, and records what became of it. Never rejects. */
export type DeliverLetter = (letter: LetterRow, closing: AbortSignal) => Promise<void>;

type Tools = { queue: Queue; smtp: Smtp; settings: EmailSettings; clock: Clock; log: Log };

export function letterDeliverer({ queue, smtp, settings, clock, log }: Tools): DeliverLetter {
  return async (letter, closing) => {
    const outcome = await send(letter);
    const change = changeFrom(letter, outcome, clock());
    await record(letter, change, closing);
    report(letter, outcome, change);
  };

  async function send(letter: LetterRow): Promise<Outcome> {
    try {
      return await smtp.send(emailFrom(letter, settings));
    } catch (error) {
      // Something in this letter is wrong. It must not stop the others.
      return { status: "refused", reason: String(error) };
    }
  }

  /** A sent letter whose record is lost would be sent again, so this retries for as long as the process lives. */
  async function record(letter: LetterRow, change: Change, closing: AbortSignal) {
    for (;;) {
      try {
        return await queue.record(letter, change);
      } catch (error) {
        log("error", "delivery-not-recorded", { reference: referenceOf(letter), error: String(error) });
        if (closing.aborted) return;
        await sleep(recordAgainMs, undefined, { ref: false });
      }
    }
  }

  function report(letter: LetterRow, { status }: Outcome, { state, due_at }: Change) {
    const level = state === "failed" ? "error" : status === "sent" ? "info" : "warn";
    const next = state === "waiting" || state === "parked" ? new Date(due_at).toISOString() : undefined;
    const event = status === "delayed" && state !== "failed" ? "letter-delayed" : `letter-${state}`;
    const { template, attempts } = letter;
    log(level, event, { reference: referenceOf(letter), template, attempts, next });
  }
}
