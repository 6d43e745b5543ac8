import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.ts";
import { secondMs } from "../time.ts";
import type { DeliverLetter } from "./deliver-letter.ts";
import type { Queue } from "./queue.ts";
import type { Smtp } from "./smtp.ts";

// Letters of this process are sent at once; polling finds those of others, and those to be tried again.
const pollMs = 5 * secondMs;
const recordWithinMs = secondMs;

export type Delivery = {
  start(): void;
  /** Tells that there is a new letter. Once started, it is sent as soon as a connection is free. */
  notify(): void;
  /** Sends all that is due. */
  deliverDue(): Promise<void>;
  /** Takes no more letters, and waits a while for those under way. */
  close(withinMs: number): Promise<void>;
};

type Tools = { queue: Queue; smtp: Smtp; deliverLetter: DeliverLetter; log: Log };

/** Keeps as many letters under way as there are connections. A slow one holds up no other. */
export function openDelivery({ queue, smtp, deliverLetter, log }: Tools): Delivery {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  let claiming: Promise<void> | undefined;
  let claimAgain = false;
  let polling: NodeJS.Timeout | undefined;

  /** Claims a letter for each free connection. It runs once at a time, and again if it was called meanwhile. */
  function claim() {
    claimAgain = true;
    claiming ??= (async () => {
      while (claimAgain && !closing.signal.aborted) {
        claimAgain = false;
        await claimSome(smtp.connections - underWay.size);
      }
      claiming = undefined;
    })();
    return claiming;
  }

  async function claimSome(most: number) {
    if (most <= 0) return;
    const letters = await queue.claim(most).catch((error) => {
      log("error", "letters-not-read", { error: String(error) });
      return [];
    });
    for (const letter of letters) {
      const delivered = deliverLetter(letter, closing.signal).finally(() => {
        underWay.delete(delivered);
        void claim();
      });
      underWay.add(delivered);
    }
  }

  const finished = (withinMs: number) =>
    Promise.race([Promise.all(underWay), sleep(withinMs, undefined, { ref: false })]);

  return {
    start() {
      polling = setInterval(claim, pollMs);
      void claim();
    },
    notify() {
      if (polling) void claim();
    },
    async deliverDue() {
      for (;;) {
        await claim();
        if (underWay.size === 0) return;
        await Promise.race(underWay);
      }
    },
    async close(withinMs) {
      closing.abort();
      clearInterval(polling);
      await claiming;
      await finished(withinMs);
      smtp.close();
      await finished(recordWithinMs);
    },
  };
}
