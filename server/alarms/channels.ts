import type { SiteFacts } from "#contract/site.ts";
import type { Config } from "../config.ts";
import { button, layout, paragraphs, rows } from "../deliver/email/layout.ts";
import type { Smtp } from "../deliver/smtp.ts";
import { openWebhook, type Webhook } from "../deliver/webhook.ts";
import { slackText } from "../deliver/webhook-body.ts";
import type { Clock } from "../time.ts";
import type { Message } from "./message.ts";

/** One way to reach operators. */
export type Channel = { name: string; tell(message: Message): Promise<boolean> };

type Tools = { config: Config; site: SiteFacts; clock: Clock; smtp: Smtp | undefined };

/** The ways to reach operators that are set: OPS_WEBHOOK and OPS_TO. */
export function openChannels({ config, site, clock, smtp }: Tools): Channel[] {
  const { OPS_WEBHOOK, OPS_TO: to, WEBHOOK_SECRET: secret, MAIL_FROM: from = site.email } = config;
  const webhooks = OPS_WEBHOOK.map((address) => webhookChannel(openWebhook(address, { secret, clock })));
  return smtp && to ? [...webhooks, mailChannel({ smtp, site, from, to, clock })] : webhooks;
}

type MailTools = { smtp: Smtp; site: SiteFacts; from: string; to: string; clock: Clock };

const mailChannel = ({ smtp, site, from, to, clock }: MailTools): Channel => ({
  name: "mail",
  async tell(message) {
    const { status } = await smtp.send({
      messageId: `<${message.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
      from: { name: site.name, address: from },
      date: new Date(clock()),
      to,
      subject: message.subject,
      text: textOf(message),
      html: htmlOf(message, site),
      headers: { "Auto-Submitted": "auto-generated" },
    });
    return status === "sent";
  },
});

const webhookChannel = (webhook: Webhook): Channel => ({
  name: webhook.name,
  async tell(message) {
    const { id, type, subject } = message;
    const text = textOf(message);
    const body =
      webhook.format === "slack"
        ? { text: slackText(`${subject}\n\n${text}`) }
        : { type, id, subject, text, letters: message.letters };
    return (await webhook.post(id, body)).status === "sent";
  },
});

function textOf({ eyebrow, title, paragraphs, letters = [], small }: Message) {
  const lists = letters.map(({ facts, lead, spam }) =>
    [...facts.map(([label, value]) => `${label}: ${value}`), `+ ${lead}`, `- ${spam}`].join("\n"),
  );
  return [`${title}\n${eyebrow}`, ...paragraphs, ...lists, small].join("\n\n");
}

function htmlOf({ eyebrow, title, paragraphs: texts, letters = [], small }: Message, site: SiteFacts) {
  const { lead, spam } = site.words.alarms.digest;
  const lists = letters.map(
    (letter) => `${rows(letter.facts)}${button(letter.lead, lead)}<p></p>${button(letter.spam, spam)}`,
  );
  const body = texts.map(paragraphs).join("") + lists.join("<hr>");
  return layout({ site, preview: texts[0] ?? title, eyebrow, title, body, small });
}
