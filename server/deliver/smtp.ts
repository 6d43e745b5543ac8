import { createTransport } from "nodemailer";
import type { Email } from "./email/email.ts";
import type { Outcome } from "./queue.ts";

export type Smtp = {
  /** How many letters may be on their way at once. */
  connections: number;
  /** Always resolves: within the time given, or twice that while letters on the same pool are still being sent. */
  send(email: Email): Promise<Outcome>;
  close(): void;
};

/**
 * Hands e-mails to an SMTP server over a pool of connections. A letter that is overdue retires its pool: new letters
 * get a new one, those under way finish, and only then is the old pool cut off, with nothing but overdue letters in it.
 */
export function openSmtp(url: string, { connections = 5, withinMs = 120_000 } = {}): Smtp {
  const pools = new Set<Pool>();
  let current = openPool();

  function openPool() {
    const pool: Pool = { transport: openTransport(url, connections), sends: new Set() };
    pools.add(pool);
    return pool;
  }

  function retire(pool: Pool) {
    if (pool === current) current = openPool();
    pool.transport.close();
    cutOffIfStuck(pool);
  }

  function cutOffIfStuck(pool: Pool) {
    if (pool === current || [...pool.sends].some(({ overdue }) => !overdue)) return;
    pools.delete(pool);
    pool.transport.close({ force: true });
  }

  return {
    connections,
    async send(email) {
      const pool = current;
      const send = { overdue: false };
      pool.sends.add(send);
      // A server that trickles its answers never reaches a time-out of the socket's.
      const timer = setTimeout(() => {
        send.overdue = true;
        retire(pool);
      }, withinMs);
      const outcome = await pool.transport
        .sendMail(email)
        .then((): Outcome => ({ status: "sent" }), outcomeFrom);
      clearTimeout(timer);
      pool.sends.delete(send);
      cutOffIfStuck(pool);
      return outcome;
    },
    close() {
      for (const { transport } of pools) transport.close({ force: true });
    },
  };
}

type Pool = { transport: ReturnType<typeof openTransport>; sends: Set<{ overdue: boolean }> };

const openTransport = (url: string, maxConnections: number) =>
  createTransport({
    url,
    pool: true,
    maxConnections,
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
