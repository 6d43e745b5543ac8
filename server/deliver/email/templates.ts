import type { SiteFacts } from "#contract/site.ts";
import { fill } from "#model/words/phrase.ts";
import type { LetterRow } from "../../store/database/tables.ts";
import type { LetterParams } from "../../store/letter.ts";
import { cutText } from "../../text.ts";
import { subjectOf } from "../subject.ts";
import { triedOf } from "../tried.ts";
import { button, heading, layout, paragraphs, rows } from "./layout.ts";

/** Who writes, to whom, and where links lead. */
export type EmailSettings = {
  site: SiteFacts;
  from: string;
  to: string;
  timeZone: string;
  /** Links for the subscriber whom a token names. */
  unsubscribeUrl: (token: string) => string;
  confirmUrl: (token: string) => string;
};

/** A stored letter as the templates read it. */
type Letter = { params: LetterParams; person: string; reference: string; sent: string };

/** What a template writes; the rest of an e-mail is the same for all. */
type Written = {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

type WriteEmail = (letter: Letter, settings: EmailSettings) => Written;

const enquiry: WriteEmail = ({ params, reference, sent }, { site, to }) => {
  const { name = "", email = "", company = "", message = "", subject } = params;
  const words = site.words.letters.enquiry;
  const say = (phrase: string) => fill(phrase, { name, company, reference, sent });
  const about = subjectOf(params.about, site);
  const shown: Record<string, string> = { ...params, about: about ? `${about.title} (${about.page})` : "" };
  const facts = Object.entries(words.labels).flatMap(([field, label]): [string, string][] =>
    shown[field] ? [[label, shown[field]]] : [],
  );
  // Addresses may hold what links give a meaning to, such as a question mark.
  const address = encodeURIComponent(email).replace("%40", "@");
  const reply = `mailto:${address}?subject=${encodeURIComponent(say(words.answerSubject))}`;
  const tried = triedOf(params.trial, site);
  const text = [
    say(words.eyebrow),
    lines(facts),
    message,
    ...(tried ? [tried.title, lines([...tried.facts, [words.trial.link, tried.link]])] : []),
    `${words.answerHint}\n${sent}`,
  ];

  return {
    to,
    replyTo: { name, address: email },
    subject: subject || say(words.subject),
    text: text.join("\n\n"),
    html: layout({
      site,
      preview: cutText(message, 140),
      eyebrow: say(words.eyebrow),
      title: say(words.title),
      body:
        rows(facts) +
        paragraphs(message) +
        (tried ? heading(tried.title) + rows([...tried.facts, [words.trial.link, tried.link]]) : "") +
        button(reply, say(words.answer)),
      small: say(words.small),
    }),
  };
};

/** Tells the company of a subscriber, with the subject that the specification gives. */
const newsletter: WriteEmail = ({ params, reference, sent }, { site, to }) => {
  const { email = "", subject } = params;
  const words = site.words.letters.newsletter;
  const say = (phrase: string) => fill(phrase, { email, reference, sent });
  const facts: [string, string][] = [[words.emailLabel, email]];

  return {
    to,
    replyTo: { name: "", address: email },
    subject: subject || say(words.subject),
    text: [say(words.eyebrow), lines(facts), words.note, sent].join("\n\n"),
    html: layout({
      site,
      preview: say(words.preview),
      eyebrow: say(words.eyebrow),
      title: words.title,
      body: rows(facts) + paragraphs(words.note),
      small: say(words.small),
    }),
  };
};

/** Asks the owner of an address whether to subscribe it. */
const confirm: WriteEmail = (letter, { site, confirmUrl }) => {
  const words = site.words.letters.confirm;
  return toSubscriber(letter, site, {
    ...words,
    lead: words.question,
    action: words.confirm,
    link: confirmUrl(letter.params.token ?? ""),
  });
};

/** Greets a subscriber, who can leave by one click (RFC 8058). */
const welcome: WriteEmail = (letter, { site, unsubscribeUrl }) => {
  const words = site.words.letters.welcome;
  const link = unsubscribeUrl(letter.params.token ?? "");
  const written = toSubscriber(letter, site, {
    ...words,
    lead: words.thanks,
    action: words.unsubscribe,
    link,
  });
  return {
    ...written,
    headers: {
      "List-Unsubscribe": `<${link}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      ...written.headers,
    },
  };
};

type SubscriberWords = Record<
  "subject" | "eyebrow" | "title" | "lead" | "mistake" | "action" | "link" | "small",
  string
>;

/** What subscribers get: a paragraph, one for those who did not enter the address, and what to do by a link. */
function toSubscriber({ person }: Letter, site: SiteFacts, words: SubscriberWords): Written {
  const text = `${words.lead}\n\n${words.mistake}`;
  return {
    to: person,
    subject: fill(words.subject, { site: site.name }),
    text: [text, `${words.action}: ${words.link}`, `${site.name}\n${site.url}`].join("\n\n"),
    html: layout({
      site,
      preview: words.lead,
      eyebrow: words.eyebrow,
      title: words.title,
      body: paragraphs(text) + button(words.link, words.action),
      small: fill(words.small, { address: person }),
    }),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

const lines = (facts: [string, string][]) => facts.map(([label, value]) => `${label}: ${value}`).join("\n");

export const templates = { enquiry, newsletter, confirm, welcome } satisfies Record<
  LetterRow["template"],
  WriteEmail
>;
