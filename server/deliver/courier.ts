import { setTimeout as sleep } from "node:timers/promises";
import type { Clock, Log } from "../outside.ts";
import { referenceFrom } from "../store/reference.ts";
import type { LetterRow } from "../store/tables.ts";
import { letterFrom, type Office } from "./letter/letter-from.ts";
import { type Change, changeFrom, type Outcome, type Queue } from "./queue.ts";
import type { Smtp } from "./smtp.ts";

// Letters of this process are sent at once; looking finds those of others, and those to be tried again.
const lookEveryMs = 5000;
const recordAgainMs = 1000;

export type Courier = {
  start(): void;
  /** Tells that there is a new letter. Once started, it is sent as soon as a lane is free. */
  wake(): void;
  /** Sends all that is due. */
  deliverDue(): Promise<void>;
  /** Takes no more letters, and waits a while for those under way. */
  close(withinMs: number): Promise<void>;
};

type Tools = { queue: Queue; smtp: Smtp; office: Office; clock: Clock; log: Log };

export function openCourier({ queue, smtp, office, clock, log }: Tools): Courier {
  const underWay = new Set<Promise<void>>();
  let filling: Promise<void> | undefined;
  let fillAgain = false;
  let closed = false;
  let looking: NodeJS.Timeout | undefined;

  /** Gives free lanes a letter each. A finished letter calls it again, so a slow one holds up no other. */
  function fillLanes() {
    fillAgain = true;
    filling ??= (async () => {
      while (fillAgain && !closed) {
        fillAgain = false;
        await claimAndDeliver(smtp.lanes - underWay.size);
      }
      filling = undefined;
    })();
    return filling;
  }

  async function claimAndDeliver(room: number) {
    if (room <= 0) return;
    const letters = await queue.claim(room).catch((error) => {
      log("error", "letters-not-read", { error: String(error) });
      return [];
    });
    for (const letter of letters) {
      const delivery = deliver(letter).finally(() => {
        underWay.delete(delivery);
        void fillLanes();
      });
      underWay.add(delivery);
    }
  }

  async function deliver(letter: LetterRow) {
    const outcome = await send(letter);
    const change = changeFrom(letter, outcome, clock());
    await record(letter, change);
    report(letter, outcome, change);
  }

  async function send(letter: LetterRow): Promise<Outcome> {
    try {
      return await smtp.send(letterFrom(letter, office));
    } catch (error) {
      // Something in this letter is wrong. It must not stop the others.
      return { status: "refused", reason: String(error) };
    }
  }

  /** A sent letter whose record is lost would be sent again: insists, for as long as the process lives. */
  async function record(letter: LetterRow, change: Change) {
    for (;;) {
      try {
        return await queue.record(letter, change);
      } catch (error) {
        log("error", "delivery-not-recorded", { reference: referenceFrom(letter.id), error: String(error) });
        if (closed) return;
        await sleep(recordAgainMs, undefined, { ref: false });
      }
    }
  }

  function report({ id, template, attempts }: LetterRow, { status }: Outcome, { state, due_at }: Change) {
    const level = state === "failed" ? "error" : status === "sent" ? "info" : "warn";
    const next = state === "waiting" || state === "parked" ? new Date(due_at).toISOString() : undefined;
    const event = status === "delayed" && state !== "failed" ? "letter-delayed" : `letter-${state}`;
    log(level, event, { reference: referenceFrom(id), template, attempts, next });
  }

  const finished = (withinMs: number) =>
    Promise.race([Promise.all(underWay), sleep(withinMs, undefined, { ref: false })]);

  return {
    start() {
      looking = setInterval(fillLanes, lookEveryMs);
      void fillLanes();
    },
    wake() {
      if (looking) void fillLanes();
    },
    async deliverDue() {
      for (;;) {
        await fillLanes();
        if (underWay.size === 0) return;
        await Promise.race(underWay);
      }
    },
    async close(withinMs) {
      closed = true;
      clearInterval(looking);
      await filling;
      await finished(withinMs);
      smtp.close();
      await finished(recordAgainMs);
    },
  };
}
