import type { SiteFacts } from "#contract/site.ts";
import { fill } from "#model/words/phrase.ts";
import type { LetterRow } from "../../store/database/tables.ts";
import { paramsOf } from "../../store/letter.ts";
import { referenceOf } from "../../store/reference.ts";
import { cutText } from "../../text.ts";
import { interestsIn } from "../interests.ts";
import { letterKey } from "../letter-key.ts";
import type { WebhookFormat } from "../settings.ts";
import { subjectOf } from "../subject.ts";
import { triedOf } from "../tried.ts";

type Lead = ReturnType<typeof leadFrom>;

/** An enquiry as webhooks get it; docs/leads.md describes every field. */
export function leadFrom(letter: LetterRow, site: SiteFacts) {
  const params = paramsOf(letter);
  const { name, email, company, phone, service, message } = params;
  const tried = triedOf(params.trial, site);
  return {
    type: "enquiry",
    id: letterKey(letter),
    reference: referenceOf(letter),
    receivedAt: new Date(letter.received_at).toISOString(),
    page: pageOf(letter.page, site.url),
    about: subjectOf(params.about, site),
    contact: { name, email, company, phone: phone || null },
    interests: interestsIn(service, site.interests),
    message,
    trial: tried
      ? { title: tried.title, link: tried.link, inputs: tried.inputs, figures: tried.figures }
      : null,
  };
}

export const leadBodies: Record<WebhookFormat, (lead: Lead, site: SiteFacts) => unknown> = {
  json: (lead) => lead,
  slack: slackFrom,
  hubspot: hubspotFrom,
};

/** Slack's incoming webhooks. What visitors wrote is plain text: as Slack's markup it could call everyone. */
function slackFrom(
  { reference, about, contact, interests, message, trial }: Lead,
  { words: { letters } }: SiteFacts,
) {
  const words = letters.enquiry;
  const say = (text: string) =>
    fill(text, { reference, name: contact.name ?? "", company: contact.company ?? "" });
  const facts: [string, string | null | undefined][] = [
    [words.labels.email, contact.email],
    [words.labels.phone, contact.phone],
    [words.labels.about, about && `${about.title} (${about.page})`],
    [words.labels.service, interests.map(({ label }) => label).join(", ")],
    [trial?.title ?? "", trial?.link],
  ];
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return {
    text: slackText(`${say(words.eyebrow)}: ${say(words.title)}`),
    blocks: [
      { type: "header", text: plain(say(words.title), 150) },
      { type: "section", text: plain([say(words.eyebrow), ...lines].join("\n"), 3000) },
      { type: "section", text: plain(message ?? "", 3000) },
    ],
  };
}

const plain = (text: string, most: number) => ({
  type: "plain_text",
  text: cutText(text, most),
  emoji: false,
});

export const slackText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** HubSpot's form submissions (v3), which need no key. The form's fields have HubSpot's own names. */
function hubspotFrom({ about, contact, message, interests, page, reference, trial }: Lead) {
  const fields = {
    firstname: contact.name,
    email: contact.email,
    company: contact.company,
    phone: contact.phone,
    message: [message, about?.title, interests.map(({ label }) => label).join(", "), trial?.link, reference]
      .filter(Boolean)
      .join("\n\n"),
  };
  return {
    fields: Object.entries(fields).flatMap(([name, value]) =>
      value ? [{ objectTypeId: "0-1", name, value }] : [],
    ),
    context: { ...(page && { pageUri: page }) },
  };
}

/** The page's whole address, unless it would lead to another site. */
function pageOf(path: string | null, siteUrl: string) {
  const page = path?.startsWith("/") ? URL.parse(path, siteUrl) : null;
  return page?.origin === new URL(siteUrl).origin ? page.href : null;
}
