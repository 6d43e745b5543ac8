import { createTransport } from "nodemailer";
import { isLoopback } from "../../loopback.ts";
import { timed } from "../../observe.ts";
import { within } from "../../time.ts";
import type { Email } from "../email/email.ts";
import type { Outcome } from "../queue/outcome.ts";
import { openPools } from "./pools.ts";
import { causeFrom, isAboutLetter, isRefusalOfUs, type SmtpError } from "./smtp-cause.ts";

export type Dkim = { domainName: string; keySelector: string; privateKey: string };

// A server that trickles its greeting never reaches a time-out of the socket's.
const verifyWithinMs = 30_000;

type Options = { connections?: number; withinMs?: number; allowPlain?: boolean; dkim?: Dkim };

export type Smtp = {
  /** Always resolves: within the time given, or twice that while letters on the same pool are still being sent. */
  send(email: OutgoingEmail, options?: { toVisitor?: boolean }): Promise<Outcome>;
  /** Asks the server whether it would take letters from us; what is found out is what `problem` then says. */
  verify(): Promise<void>;
  /** Why the server takes no letter from us, in words; undefined while it does, or nothing is known yet. */
  problem(): string | undefined;
  close(): void;
};

/** An e-mail whose envelope may name fewer recipients than its header does. */
type OutgoingEmail = Email & { envelope?: { from: string; to: string } };

/** Hands e-mails to an SMTP server over pools of connections. */
export function openSmtp(url: string, options: Options = {}): Smtp {
  const { connections = 5, withinMs = 120_000 } = options;
  const pools = openPools(() => openTransport(url, { ...options, connections }), withinMs);
  // The one is mended when the server greets us again, the other only when it takes a letter.
  let unusable: string | undefined;
  let refusal: string | undefined;

  function accepted(): Outcome {
    unusable = refusal = undefined;
    return { status: "sent" };
  }

  function failed(error: SmtpError, toVisitor: boolean) {
    const refusesUs = isRefusalOfUs(error, toVisitor);
    const reason = causeFrom(error, url, refusesUs);
    if (!isAboutLetter(error)) unusable = reason;
    else if (refusesUs) refusal = reason;
    return outcomeFrom(error, reason, refusesUs);
  }

  return {
    problem: () => unusable ?? refusal,
    async verify() {
      const transport = openTransport(url, { ...options, connections: 1 });
      unusable = await within(verifyWithinMs, transport.verify(), "timeout").then(
        () => undefined,
        (error: SmtpError) => causeFrom(error, url),
      );
      transport.close();
    },
    send: (email, { toVisitor = false } = {}) =>
      pools.use((transport) =>
        timed("smtp", () => transport.sendMail(email)).then(accepted, (error: SmtpError) =>
          failed(error, toVisitor),
        ),
      ),
    close: pools.close,
  };
}

function openTransport(url: string, { connections, allowPlain, dkim }: Options) {
  const { address, requireTLS } = secured(url, allowPlain);
  return createTransport({
    url: address,
    requireTLS,
    pool: true,
    maxConnections: connections,
    // Only for a connection that the server closed before a byte of the letter was sent.
    maxRequeues: 1,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim: { ...dkim, headerFieldNames } }),
  });
}

/** A password never travels in clear because somebody on the way removed the offer of STARTTLS. */
function secured(url: string, allowPlain = false) {
  const address = new URL(url);
  // What the address says of TLS would win over the option.
  for (const name of ["requireTLS", "ignoreTLS", "opportunisticTLS"]) address.searchParams.delete(name);
  const plain = allowPlain && isLoopback(address.hostname);
  return { address: address.href, requireTLS: address.username !== "" && !plain };
}

/** What DKIM signs. RFC 8058 requires both headers of one-click unsubscription; absent ones cannot be added later. */
const headerFieldNames = [
  ...["From", "Reply-To", "To", "Subject", "Date", "Message-ID", "MIME-Version", "Content-Type"],
  ...["Content-Transfer-Encoding", "List-Unsubscribe", "List-Unsubscribe-Post", "Auto-Submitted"],
].join(":");

/** Refused only if the server said so of this letter; if it will not have any of us, that can be mended. */
function outcomeFrom(error: SmtpError, reason: string, refusesUs: boolean): Outcome {
  const { responseCode } = error;
  const forGood = responseCode === undefined || (responseCode >= 500 && responseCode !== 503);
  return { status: isAboutLetter(error) && forGood && !refusesUs ? "refused" : "delayed", reason };
}
