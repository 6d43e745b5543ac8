import type { SiteFacts } from "#contract/site.ts";
import { referenceFrom } from "../../store/reference.ts";
import type { LetterRow } from "../../store/tables.ts";
import { enquiryLetter } from "./enquiry-letter.ts";
import { newsletterLetter } from "./newsletter-letter.ts";
import { welcomeLetter } from "./welcome-letter.ts";

/** Who writes, to whom, and where links lead. */
export type Office = {
  site: SiteFacts;
  from: string;
  to: string;
  timeZone: string;
  unsubscribeUrl: (address: string) => string;
};

/** What a template writes into a letter; the rest is the same for all. */
export type Content = {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** A stored letter as each template reads it. */
export type Stored = { params: Record<string, string>; person: string; reference: string; origin: string };

const templates = { enquiry: enquiryLetter, newsletter: newsletterLetter, welcome: welcomeLetter };

/** The e-mail of a stored letter. The same letter always gives the same Message-ID, so that a repeat can be told. */
export function letterFrom(row: LetterRow, office: Office) {
  const reference = referenceFrom(row.id);
  const stored = {
    params: JSON.parse(row.params),
    person: row.person,
    reference,
    origin: originOf(row, office),
  };
  const domain = office.from.slice(office.from.lastIndexOf("@") + 1);
  return {
    messageId: `<${reference.toLowerCase()}.${row.received_at.toString(36)}@${domain}>`,
    from: { name: office.site.name, address: office.from },
    date: new Date(row.received_at),
    ...templates[row.template](stored, office),
  };
}

export type Letter = ReturnType<typeof letterFrom>;

/** When and where it was written, for the small print. */
function originOf({ page, received_at }: LetterRow, { timeZone, site }: Office) {
  const time = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  }).format(received_at);
  const host = new URL(site.url).host;
  return `${time} (${timeZone.replaceAll("_", " ")}), on ${host}${page ?? ""}`;
}
