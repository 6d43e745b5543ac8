import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import type { SiteFacts } from "#contract/site.ts";
import { type Config, ConfigProblem } from "../config.ts";
import type { Log } from "../log.ts";
import { confirmUrl, unsubscribeUrl } from "../newsletter/links.ts";
import type { Store } from "../store/database/open-store.ts";
import type { LetterRow } from "../store/database/tables.ts";
import type { Clock } from "../time.ts";
import type { EmailSettings } from "./email/templates.ts";
import { checkRoutes } from "./interests.ts";
import { readMailStatus, stuckLetters } from "./mail-status.ts";
import { letterDeliverer } from "./queue/deliver-letter.ts";
import { openDelivery } from "./queue/delivery.ts";
import { openQueue } from "./queue/queue.ts";
import { type Dkim, openSmtp, type Smtp } from "./smtp/smtp.ts";
import { watchSmtp } from "./smtp/watch-smtp.ts";
import { openTargets } from "./targets.ts";
import { openWebhook } from "./webhook/webhook.ts";

type Tools = { config: Config; site: SiteFacts; log: Log; clock: Clock; store: Store };

export type LetterDelivery = ReturnType<typeof openLetterDelivery>;

/** The letters that have somewhere to go. The others are only stored until a mail server is set. */
export function deliverable({ SMTP_URL, WEBHOOKS }: Config): LetterRow["template"][] {
  if (SMTP_URL) return ["enquiry", "newsletter", "confirm", "welcome"];
  return WEBHOOKS.length > 0 ? ["enquiry"] : [];
}

/** Throws for settings that are wrong for this site or on this disk. Needs no database, which may be away at a start. */
export function checkDelivery(config: Config, { interests }: SiteFacts) {
  checkRoutes(config.MAIL_ROUTES, interests);
  dkimFrom(config);
}

/** Puts together what delivers letters: the queue, the mail server, the webhooks. */
export function openLetterDelivery({ config, site, log, clock, store }: Tools) {
  const smtp = smtpFrom(config);
  const webhooks = config.WEBHOOKS.map((address) =>
    openWebhook(address, { secret: config.WEBHOOK_SECRET, clock }),
  );
  const settings: EmailSettings = {
    site,
    from: config.MAIL_FROM ?? site.email,
    to: config.MAIL_TO ?? site.email,
    timeZone: config.TIME_ZONE,
    unsubscribeUrl: (token: string) => unsubscribeUrl(site.url, token),
    confirmUrl: (token: string) => confirmUrl(site.url, token),
  };
  const queue = openQueue(store, clock, deliverable(config));
  const targets = openTargets({ smtp, webhooks, settings, routes: config.MAIL_ROUTES });
  const deliverLetter = letterDeliverer({ queue, targets, clock, log });
  const delivery = openDelivery({ queue, targets, deliverLetter, log });
  // Without a mail server subscriptions are not told to anyone.
  const templates: LetterRow["template"][] = smtp ? ["enquiry", "newsletter"] : ["enquiry"];
  const counting = { db: store.db, templates, clock };
  const watch = smtp && watchSmtp({ smtp, log });

  return {
    ...delivery,
    smtp,
    settings,
    problems: targets.problems,
    mailStatus: () => readMailStatus({ ...counting, problems: targets.problems }),
    /** The part of it that the store knows, the same for every instance. */
    stuck: () => stuckLetters(counting),
    start() {
      delivery.start();
      // Not awaited: pages are served and letters stored while the mail server takes its time.
      void watch?.start();
      if (smtp && !config.MAIL_FROM) log("warn", "mail-from-missing", { note: senderNote });
    },
    stop() {
      watch?.stop();
      delivery.stop();
    },
    close(withinMs: number) {
      watch?.stop();
      return delivery.close(withinMs);
    },
  };
}

const senderNote =
  "MAIL_FROM is not set, so e-mail claims to come from the site's public address. See docs/deliverability.md";

export function smtpFrom(config: Config): Smtp | undefined {
  if (!config.SMTP_URL) return undefined;
  return openSmtp(config.SMTP_URL, { allowPlain: config.SMTP_ALLOW_PLAIN, dkim: dkimFrom(config) });
}

function dkimFrom({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY, DKIM_KEY_FILE }: Config): Dkim | undefined {
  if (!DKIM_DOMAIN || !DKIM_SELECTOR) return undefined;
  const privateKey = DKIM_KEY?.replaceAll("\\n", "\n") ?? keyIn(DKIM_KEY_FILE ?? "");
  if (isRsaKey(privateKey)) return { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey };
  const name = DKIM_KEY ? "DKIM_KEY" : "DKIM_KEY_FILE";
  throw new ConfigProblem(
    `The server cannot start with these settings:\n  ${name} must be a private RSA key (PEM), made with: openssl genrsa 2048`,
  );
}

/** Nodemailer signs with RSA alone. With other keys e-mail would go out unsigned, or with a signature that nobody accepts. */
function isRsaKey(pem: string) {
  try {
    return createPrivateKey(pem).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

function keyIn(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new ConfigProblem(
      `The server cannot start with these settings:\n  DKIM_KEY_FILE cannot be read by this user: ${(error as Error).message}`,
    );
  }
}
