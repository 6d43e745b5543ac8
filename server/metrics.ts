import { createServer, type Server } from "node:http";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ObserveRequest } from "./http/listener.ts";
import { type Observed, observed } from "./observe.ts";
import type { LetterCounts } from "./store/letter-counts.ts";

export type Metrics = {
  observe: ObserveRequest;
  /** How many pages are being rendered, and how many may be. */
  slots: (underWay: () => number, most: number) => void;
  server: Server;
};

type Tools = { counts: () => Promise<LetterCounts>; mailOk: () => Promise<boolean> };

// From what a page in memory takes to what a visitor gives up after.
const seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts for Prometheus, at /metrics of a server of their own that is not for the world. */
export function openMetrics({ counts, mailOk }: Tools): Metrics {
  const register = new Registry();
  // With them: the delay of the event loop, processor, memory, open files, garbage collection.
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: "site_request_duration_seconds",
    help: "Requests by kind of address and status, and how long they took.",
    labelNames: ["group", "status"],
    buckets: seconds,
    registers: [register],
  });
  addLatencies(register);
  addLetters(register, { counts, mailOk });

  return {
    observe: (group, status, ms) => requests.observe({ group, status }, ms / 1000),
    slots: (underWay, most) => addSlots(register, underWay, most),
    server: createServer(async (req, res) => {
      if (req.url !== "/metrics") return void res.writeHead(404).end();
      try {
        const text = await register.metrics();
        res.writeHead(200, { "Content-Type": register.contentType }).end(text);
      } catch {
        res.writeHead(500).end();
      }
    }),
  };
}

/** What the store and the mail server take; they are told by `timed`. */
function addLatencies(register: Registry) {
  for (const [what, help] of Object.entries({
    store: "How long storing a letter took.",
    smtp: "How long handing a letter to the mail server took.",
  })) {
    const latency = new Histogram({
      name: `site_${what}_duration_seconds`,
      help,
      labelNames: ["ok"],
      buckets: seconds,
      registers: [register],
    });
    observed[what as keyof typeof observed].subscribe((message) => {
      const { seconds: took, ok } = message as Observed;
      latency.observe({ ok: String(ok) }, took);
    });
  }
}

/** Read at each scrape. While the database is away there are none, but the one that says so. */
function addLetters(register: Registry, { counts, mailOk }: Tools) {
  const registers = [register];
  // All gauges of a scrape are collected at once, and share one reading.
  let reading: Promise<LetterCounts | undefined> | undefined;
  const read = () => {
    reading ??= counts()
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  const gauge = (name: string, help: string, value: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await value());
      },
    });

  gauge(
    "site_letters_oldest_waiting_seconds",
    "For how long the oldest letter waits.",
    async () => (await read())?.oldestWaitingSeconds ?? Number.NaN,
  );
  gauge("site_letters_readable", "1 if the database of letters can be read.", async () =>
    (await read()) ? 1 : 0,
  );
  gauge("site_mail_ok", "1 if letters reach the company, as /healthz sees it.", async () =>
    (await mailOk().catch(() => false)) ? 1 : 0,
  );
  new Gauge({
    name: "site_letters",
    help: "Letters by state.",
    labelNames: ["state"],
    registers,
    async collect() {
      const { byState = {} } = (await read()) ?? {};
      this.reset();
      for (const [state, count] of Object.entries(byState)) this.set({ state }, count);
    },
  });
}

function addSlots(register: Registry, underWay: () => number, most: number) {
  const registers = [register];
  new Gauge({
    name: "site_render_slots",
    help: "How many pages may be rendered at once.",
    registers,
  }).set(most);
  new Gauge({
    name: "site_render_slots_taken",
    help: "How many pages are being rendered.",
    registers,
    collect() {
      this.set(underWay());
    },
  });
}
