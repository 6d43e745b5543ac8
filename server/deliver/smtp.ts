import { createTransport } from "nodemailer";
import type { Letter } from "./letter/letter-from.ts";
import type { Outcome } from "./queue.ts";

export type Smtp = {
  /** How many letters may be on their way at once. */
  lanes: number;
  /** Always resolves, and in the time given. */
  send(letter: Letter): Promise<Outcome>;
  close(): void;
};

/**
 * Hands letters to an SMTP server. A lane is one connection, kept open for the next letter. A letter that is stuck
 * costs its own lane and holds up no other.
 */
export function openSmtp(url: string, { lanes = 5, withinMs = 120_000 } = {}): Smtp {
  const idle: Lane[] = [];
  const open = new Set<Lane>();

  async function send(letter: Letter): Promise<Outcome> {
    const lane = idle.pop() ?? openLane(url);
    open.add(lane);
    // No time-out of the socket's notices a server that trickles its answers.
    const timer = setTimeout(() => {
      open.delete(lane);
      lane.close({ force: true });
    }, withinMs);
    const outcome = await lane.sendMail(letter).then((): Outcome => ({ status: "sent" }), outcomeFrom);
    clearTimeout(timer);
    if (open.has(lane)) idle.push(lane);
    return outcome;
  }

  return {
    lanes,
    send,
    close() {
      for (const lane of open) lane.close({ force: true });
    },
  };
}

type Lane = ReturnType<typeof openLane>;

const openLane = (url: string) =>
  createTransport({
    url,
    pool: true,
    maxConnections: 1,
    // Only for a connection that the server closed before a byte of the letter was sent.
    maxRequeues: 1,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

type SmtpError = Error & { code?: string; responseCode?: number };

/** Refused only if the server said so of this letter; if it will not talk to us at all, that can be mended. */
function outcomeFrom({ code, responseCode, message }: SmtpError): Outcome {
  const aboutLetter = code === "EENVELOPE" || code === "EMESSAGE";
  const forGood = responseCode === undefined || (responseCode >= 500 && responseCode !== 503);
  return { status: aboutLetter && forGood ? "refused" : "delayed", reason: message };
}
