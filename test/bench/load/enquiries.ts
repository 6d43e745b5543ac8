/** How many enquiries a second are stored, beside how often this disk can be waited for at all. */
import { fsyncSync, openSync, rmSync, writeSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { sendPath } from "#contract/send.ts";
import type { SiteFacts } from "#contract/site.ts";
import { temporaryFolder } from "../../fakes/mail.ts";
import { enquiry, sendBody } from "../../fakes/site.ts";
import { startMailServer } from "../../fakes/start-mail-server.ts";

type Load = { url: string; ids?: SiteFacts["mail"]; connections: number; warmUpMs: number; forMs: number };
type Measured = { perSecond: number; p50Ms: number; p99Ms: number; refused: number };

/** Enquiries stored per second, beside the plain fsyncs of the same disk; `ratio` is ours to those. */
export type EnquiryRate = Measured & { fsyncPerSecond: number; ratio: number };

/** Measures the letter service in a process of its own; the disk alone is measured right before and right after. */
export async function benchEnquiries({
  forMs = 10_000,
  warmUpMs = 4000,
  connections = 96,
} = {}): Promise<EnquiryRate> {
  // Beside the data, for there the disk is the one that letters wait for.
  const { folder, remove } = await temporaryFolder("data");
  const server = await startMailServer({ DATA_DIR: folder });
  try {
    const before = fsyncRate(folder);
    const accepted = await postEnquiries({ url: server.url, connections, warmUpMs, forMs });
    const fsyncPerSecond = (before + fsyncRate(folder)) / 2;
    return { ...accepted, fsyncPerSecond, ratio: accepted.perSecond / fsyncPerSecond };
  } finally {
    await server.kill();
    await remove();
  }
}

/** Plain appends of one page, each waited for, one after another. */
export function fsyncRate(folder: string, forMs = 2000) {
  const file = join(folder, "fsync");
  const handle = openSync(file, "w");
  const page = Buffer.alloc(4096, 1);
  const start = performance.now();
  let count = 0;
  for (; performance.now() - start < forMs; count++) {
    writeSync(handle, page);
    fsyncSync(handle);
  }
  const perSecond = (count * 1000) / (performance.now() - start);
  rmSync(file);
  return perSecond;
}

/** Each connection posts one new enquiry after another, over sockets: a real client would cost more than the server. */
export async function postEnquiries({ url, ids, connections, warmUpMs, forMs }: Load): Promise<Measured> {
  const start = performance.now() + warmUpMs;
  const end = start + forMs;
  const times: number[] = [];
  let refused = 0;
  let written = 0;

  await Promise.all(Array.from({ length: connections }, visitor));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: (times.length * 1000) / forMs, p50Ms: at(0.5), p99Ms: at(0.99), refused };

  async function visitor() {
    const socket = connect(Number(new URL(url).port), new URL(url).hostname);
    let sentAt = post();
    let answer = "";
    for await (const data of socket) {
      answer += (data as Buffer).toString("latin1");
      if (!answerEnds.test(answer)) continue;
      count(sentAt, answer.startsWith("HTTP/1.1 200"));
      if (performance.now() > end) return;
      answer = "";
      sentAt = post();
    }

    function post() {
      socket.write(requestFor(++written, ids));
      return performance.now();
    }
  }

  function count(sentAt: number, accepted: boolean) {
    const now = performance.now();
    if (now < start || now > end) return;
    if (accepted) times.push(now - sentAt);
    else refused++;
  }
}

const answerEnds = /\r\n\r\n(OK [A-Z]+-\d+|[\s\S]*\r\n0\r\n\r\n)$/;

function requestFor(number: number, ids?: SiteFacts["mail"]) {
  const message = `Enquiry number ${number}. `.padEnd(400, "We run cranes and would like to see them. ");
  const letter = enquiry({ message, email: `visitor-${number}@x.example` });
  const body = JSON.stringify(sendBody("enquiry", letter, ids));
  return `${head}Content-Length: ${body.length}\r\n\r\n${body}`;
}

const head = `POST ${sendPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
