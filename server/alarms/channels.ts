import type { SiteFacts } from "#contract/site.ts";
import type { Config } from "../config.ts";
import { button, layout, paragraphs, rows } from "../deliver/email/layout.ts";
import type { Outcome } from "../deliver/queue/outcome.ts";
import type { Smtp } from "../deliver/smtp/smtp.ts";
import { openWebhook, type Webhook } from "../deliver/webhook/webhook.ts";
import { slackText } from "../deliver/webhook/webhook-body.ts";
import type { Log } from "../log.ts";
import { withoutPersons } from "../text.ts";
import type { Clock } from "../time.ts";
import type { Message } from "./message.ts";

/** One way to reach operators. */
export type Channel = {
  name: string;
  tell(message: Message): Promise<boolean>;
  /** Why the last message was not taken; undefined if it was, or there was none. */
  problem(): string | undefined;
  /** Breaks off what is under way. */
  close(): void;
};

type Tools = { config: Config; site: SiteFacts; clock: Clock; smtp: Smtp | undefined; log: Log };

/** The ways to reach operators that are set: OPS_WEBHOOK and OPS_TO. */
export function openChannels({ config, site, clock, smtp, log }: Tools): Channel[] {
  const { OPS_WEBHOOK, OPS_TO: to, WEBHOOK_SECRET: secret, MAIL_FROM: from = site.email } = config;
  const lines = OPS_WEBHOOK.map((address) => webhookLine(openWebhook(address, { secret, clock })));
  if (smtp && to) lines.push(mailLine({ smtp, site, from, to, clock }));
  return lines.map((line) => channelOf(line, log));
}

/** Why operators could not be told, in words. */
export const problemsOf = (channels: Channel[]) => channels.flatMap(({ problem }) => problem() ?? []);

type Line = { name: string; send(message: Message): Promise<Outcome>; close(): void };

/** An alarm that nobody hears is itself one: it is in the log and in the details of /healthz. */
function channelOf({ name, send, close }: Line, log: Log): Channel {
  let problem: string | undefined;
  // Each is tried again every minute, and logged once.
  const untold = new Set<string>();
  return {
    name,
    close,
    problem: () => problem,
    async tell(message) {
      const { id } = message;
      const outcome = await send(message);
      problem = "reason" in outcome ? withoutPersons(outcome.reason) : undefined;
      if (!problem) untold.clear();
      else if (!untold.has(id))
        log("error", "alarm-not-told", { channel: name, message: id, cause: problem });
      if (problem) untold.add(id);
      return problem === undefined;
    },
  };
}

type MailTools = { smtp: Smtp; site: SiteFacts; from: string; to: string; clock: Clock };

const mailLine = ({ smtp, site, from, to, clock }: MailTools): Line => ({
  name: "mail",
  // Letters are under way on the same connections: whoever opened them ends them.
  close: () => undefined,
  send: (message) =>
    smtp.send({
      messageId: `<${message.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
      from: { name: site.name, address: from },
      date: new Date(clock()),
      to,
      subject: message.subject,
      text: textOf(message),
      html: htmlOf(message, site),
      headers: { "Auto-Submitted": "auto-generated" },
    }),
});

const webhookLine = (webhook: Webhook): Line => ({
  name: webhook.name,
  close: webhook.close,
  send(message) {
    const { id, type, subject } = message;
    const text = textOf(message);
    const body =
      webhook.format === "slack"
        ? { text: slackText(`${subject}\n\n${text}`) }
        : { type, id, subject, text, letters: message.letters };
    return webhook.post(id, body);
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
