import type { Log } from "../../log.ts";
import { secondMs, waitFor } from "../../time.ts";
import type { Targets } from "../targets.ts";
import type { DeliverLetter } from "./deliver-letter.ts";
import type { ClaimedLetter } from "./outcome.ts";
import type { Queue } from "./queue.ts";

// Letters of this process are sent at once; polling finds those of others, and those to be tried again.
const pollMs = 5 * secondMs;
const recordWithinMs = secondMs;

/** As many as the mail server's pool has connections. */
const atOnce = 5;

type Delivery = {
  start(): void;
  /** Tells that there is a new letter. Once started, it is sent as soon as a connection is free. */
  notify(): void;
  /** Sends all that is due. */
  deliverDue(): Promise<void>;
  /** Takes no more letters from now on. Those under way go on. */
  stop(): void;
  /** Waits a while for those under way, and that what became of them is recorded. */
  close(withinMs: number): Promise<void>;
};

type Tools = { queue: Queue; targets: Targets; deliverLetter: DeliverLetter; log: Log };

/** Keeps some letters under way at once. A slow one holds up no other. */
export function openDelivery({ queue, targets, deliverLetter, log }: Tools): Delivery {
  const underWay = new Map<number, Promise<void>>();
  const closing = new AbortController();
  const cutOff = new AbortController();
  /** Claims a letter for each free connection. */
  const claim = oneAtATime(() => claimSome(atOnce - underWay.size));
  let polling: NodeJS.Timeout | undefined;

  async function claimSome(most: number) {
    if (most <= 0 || closing.signal.aborted) return;
    const letters = await queue.claim(most, [...underWay.keys()]).catch((error) => {
      log("error", "letters-not-read", { error: String(error) });
      return [];
    });
    if (closing.signal.aborted) return release(letters);
    for (const letter of letters) {
      const delivered = deliverLetter(letter, cutOff.signal).finally(() => {
        underWay.delete(letter.id);
        void claim();
      });
      underWay.set(letter.id, delivered);
    }
  }

  const release = (letters: ClaimedLetter[]) =>
    queue.release(letters).catch((error) => log("warn", "letters-not-released", { error: String(error) }));

  const finished = (withinMs: number) => waitFor(Promise.all([claim(), ...underWay.values()]), withinMs);

  function stop() {
    closing.abort();
    clearInterval(polling);
  }

  return {
    stop,
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
        await Promise.race(underWay.values());
      }
    },
    async close(withinMs) {
      stop();
      await finished(withinMs);
      targets.close();
      await finished(recordWithinMs);
      cutOff.abort();
    },
  };
}

/** Whoever calls it while it runs has it run once more. */
function oneAtATime(run: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let again = false;
  return () => {
    again = true;
    running ??= (async () => {
      while (again) {
        again = false;
        await run();
      }
      running = undefined;
    })();
    return running;
  };
}
