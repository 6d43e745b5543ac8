import type { z } from "zod";
import { isLoopback } from "../loopback.ts";
import { blockedPorts } from "./webhook/blocked-ports.ts";

/** Recipients of each interest, by the value that the form's option has; `*` is all the rest. */
export type MailRoutes = Map<string, string[]>;

export type WebhookFormat = "json" | "slack" | "hubspot";
export type WebhookAddress = { url: string; format: WebhookFormat };

/** Reads `cloud=a@x.example, b@x.example; *=sales@x.example`. */
export function mailRoutesFrom(text: string): MailRoutes {
  const routes: MailRoutes = new Map();
  for (const part of text.split(";").filter((part) => part.trim() !== "")) {
    const [interest = "", recipients = "", ...rest] = part.split("=").map((side) => side.trim());
    const addresses = recipients.split(/[\s,]+/).filter(Boolean);
    if (interest === "" || rest.length > 0 || addresses.length === 0 || !addresses.every(isAddress))
      throw new Error("must look like cloud=a@example.com, b@example.com; *=sales@example.com");
    if (routes.has(interest)) throw new Error("must name each interest once");
    routes.set(interest, [...new Set(addresses)]);
  }
  return routes;
}

/**
 * Reads addresses like https://crm.example/in, slack+https://hooks.slack.com/… and hubspot+https://api.hsforms.com/….
 * Enquiries hold personal data: without TLS they are posted to this machine alone.
 */
export function webhooksFrom(text: string): WebhookAddress[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(webhookFrom);
}

/** Messages repeat no entry: its address may be a secret. */
function webhookFrom(entry: string): WebhookAddress {
  const [, prefix, rest = ""] = /^(?:(slack|hubspot)\+)?(https?:\/\/.+)$/.exec(entry) ?? [];
  const url = URL.parse(rest);
  if (!url || (url.protocol === "http:" && !isLoopback(url.hostname)))
    throw new Error("must be addresses like https://crm.example/in or slack+https://hooks.slack.com/…");
  if (url.username || url.password)
    throw new Error(
      "must be addresses like https://crm.example/in, without user name or password: fetch takes none",
    );
  if (blockedPorts.has(Number(url.port)))
    throw new Error(`must name another port than ${url.port}: fetch posts nothing to it`);
  return { url: url.href, format: (prefix as WebhookFormat | undefined) ?? "json" };
}

/** Says in a schema what a parser throws. */
export function parsedWith<T>(parse: (text: string) => T) {
  return (text: string, context: z.RefinementCtx): T => {
    try {
      return parse(text);
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : String(error));
      // Zod requires a value after an issue; it is never read.
      return undefined as never;
    }
  };
}

const isAddress = (text: string) => /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+\.[^\s@.]+$/.test(text);
