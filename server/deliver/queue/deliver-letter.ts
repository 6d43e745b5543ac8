import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../../log.ts";
import type { DeliveryRow, LetterRow } from "../../store/database/tables.ts";
import { referenceOf } from "../../store/reference.ts";
import { withoutPersons } from "../../text.ts";
import type { Clock } from "../../time.ts";
import type { Target, Targets } from "../targets.ts";
import type { Change, ClaimedLetter, Outcome } from "./outcome.ts";
import type { Queue } from "./queue.ts";
import { deliveryFrom, isDue, isPending, summaryOf, tried } from "./schedule.ts";

// Short, because at a stop there are seconds for it.
const recordAgainMs = 250;

/** Tries each delivery of a letter that is due, once, and records what became of it. Never rejects. */
export type DeliverLetter = (letter: ClaimedLetter, cutOff: AbortSignal) => Promise<void>;

type Tools = { queue: Queue; targets: Targets; clock: Clock; log: Log };

type Attempt = { letter: ClaimedLetter; plan: Target[]; deliveries: DeliveryRow[]; underWay: number };

export function letterDeliverer({ queue, targets, clock, log }: Tools): DeliverLetter {
  return async (letter, cutOff) => {
    const now = clock();
    const plan = targets.of(letter);
    const deliveries = plan.map(({ key }) => deliveryFrom(letter, key, now));
    const due = deliveries.filter((delivery) => isPending(delivery) && isDue(delivery, now));
    const attempt = { letter, plan, deliveries, underWay: due.length };
    if (due.length > 0) await Promise.all(due.map((delivery) => deliver(delivery, attempt, cutOff)));
    else await settle(letter, summaryOf(deliveries, now));
  };

  /** Each delivery is recorded at once: a slow webhook must not make the e-mail be sent again. */
  async function deliver(delivery: DeliveryRow, attempt: Attempt, cutOff: AbortSignal) {
    const { letter, plan, deliveries } = attempt;
    const target = plan.find(({ key }) => key === delivery.target) as Target;
    const outcome = await send(letter, target);
    const after = tried(delivery, outcome, clock());
    deliveries[deliveries.indexOf(delivery)] = after;
    attempt.underWay--;
    const change = attempt.underWay === 0 ? summaryOf(deliveries, clock()) : undefined;
    await record(cutOff, letter, after, change);
    report(log, letter, after, outcome);
  }

  /** Nothing was due: what was still to be delivered has lost its target. */
  async function settle(letter: LetterRow, change: Change) {
    await queue
      .settle(letter, change)
      .catch((error) => log("warn", "letter-not-settled", { error: String(error) }));
  }

  /** A sent letter whose record is lost would be sent again, so this retries until the process has to end. */
  async function record(cutOff: AbortSignal, ...entry: Parameters<Queue["record"]>) {
    for (;;) {
      try {
        return await queue.record(...entry);
      } catch (error) {
        log("error", "delivery-not-recorded", { reference: referenceOf(entry[0]), error: String(error) });
        if (cutOff.aborted) return;
        await sleep(recordAgainMs, undefined, { ref: false });
      }
    }
  }
}

async function send(letter: LetterRow, target: Target): Promise<Outcome> {
  try {
    return await target.send(letter);
  } catch (error) {
    // Something in this letter is wrong. It must not stop the others.
    return { status: "refused", reason: String(error) };
  }
}

function report(log: Log, letter: LetterRow, delivery: DeliveryRow, outcome: Outcome) {
  const { state, due_at, target, attempts } = delivery;
  const { status } = outcome;
  const level = state === "failed" ? "error" : status === "sent" ? "info" : "warn";
  const next = isPending(delivery) ? new Date(due_at).toISOString() : undefined;
  const event = status === "delayed" && state !== "failed" ? "letter-delayed" : `letter-${state}`;
  const cause = "reason" in outcome ? withoutPersons(outcome.reason) : undefined;
  const { template } = letter;
  const to = withoutPersons(target);
  log(level, event, { reference: referenceOf(letter), template, to, attempts, next, cause });
}
