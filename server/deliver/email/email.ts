import { fill } from "#model/words/phrase.ts";
import type { LetterRow } from "../../store/database/tables.ts";
import { paramsOf } from "../../store/letter.ts";
import { referenceOf } from "../../store/reference.ts";
import { letterKey } from "../letter-key.ts";
import { type EmailSettings, templates } from "./templates.ts";

export type Email = ReturnType<typeof emailFrom>;

/** The e-mail of a stored letter. The Message-ID is stable across retries, so that receivers can deduplicate. */
export function emailFrom(row: LetterRow, settings: EmailSettings) {
  const { from, site } = settings;
  const reference = referenceOf(row);
  const letter = {
    params: paramsOf(row),
    person: row.person,
    reference,
    sent: sentFrom(row, settings),
  };
  const domain = from.slice(from.lastIndexOf("@") + 1);
  return {
    messageId: `<${letterKey(row)}@${domain}>`,
    from: { name: site.name, address: from },
    date: new Date(row.received_at),
    ...templates[row.template](letter, settings),
  };
}

/** When and where it was written, for the small print. */
function sentFrom({ page, received_at }: LetterRow, { timeZone, site }: EmailSettings) {
  const format = { dateStyle: "long", timeStyle: "short", hourCycle: "h23", timeZone } as const;
  const time = new Intl.DateTimeFormat(site.language, format).format(received_at);
  const zone = timeZone.replaceAll("_", " ");
  return fill(site.words.letters.sent, { time, zone, page: `${new URL(site.url).host}${page ?? ""}` });
}
