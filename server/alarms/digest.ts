import type { Kysely } from "kysely";
import type { SiteFacts } from "#contract/site.ts";
import { fill } from "#model/words/phrase.ts";
import type { LetterRow, Tables } from "../store/database/tables.ts";
import { referenceOf } from "../store/reference.ts";
import { judgeUrl, linkDays } from "./judge-link.ts";
import type { LetterLines, Message } from "./message.ts";

/** More than this nobody reads. */
const mostListed = 50;
const excerptLength = 160;
/** Before the working day begins. */
const digestHour = 8;

type Tools = { site: SiteFacts; secret: string; timeZone: string };

/** The day's date when a digest is due: from eight in the morning on, where the company is. */
export function digestDay(now: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat("en-CA", {
    ...{ dateStyle: "short", timeStyle: "short", hourCycle: "h23", timeZone },
  }).format(now);
  const [day = "", time = ""] = parts.split(", ");
  return Number(time.slice(0, 2)) >= digestHour ? day : undefined;
}

/** What waits for a person since the letter of this id; undefined if nothing does. */
export async function readDigest(db: Kysely<Tables>, after: number, day: string, now: number, tools: Tools) {
  const suspected = db
    .selectFrom("letters")
    .where("state", "=", "suspected")
    .where("template", "=", "enquiry")
    .where("id", ">", after);
  const { count } = await suspected
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const letters = await suspected.selectAll().orderBy("id").limit(mostListed).execute();
  const { failed } = await db
    .selectFrom("letters")
    .select(({ fn }) => fn.countAll<number>().as("failed"))
    .where("state", "=", "failed")
    .executeTakeFirstOrThrow();
  if (count === 0 && failed === 0) return undefined;
  return {
    message: messageFrom(letters, { count, failed, day, now }, tools),
    last: letters.at(-1)?.id ?? after,
  };
}

type Counts = { count: number; failed: number; day: string; now: number };

function messageFrom(letters: LetterRow[], { count, failed, day, now }: Counts, tools: Tools): Message {
  const words = tools.site.words.alarms.digest;
  const more = count - letters.length;
  const say = (text: string, number: number) => fill(text, { count: String(number) });
  return {
    id: `digest.${day}`,
    type: "digest",
    subject: fill(words.subject, { site: tools.site.name }),
    eyebrow: words.eyebrow,
    title: words.title,
    paragraphs: [
      ...(count > 0 ? [say(words.suspected, count)] : []),
      ...(more > 0 ? [say(words.more, more)] : []),
      ...(failed > 0 ? [say(words.undelivered, failed)] : []),
    ],
    letters: letters.map((letter) => linesFrom(letter, now, tools)),
    small: fill(words.small, { days: String(linkDays) }),
  };
}

function linesFrom(letter: LetterRow, now: number, { site, secret }: Tools): LetterLines {
  const { name = "", company = "", message = "" }: Record<string, string> = JSON.parse(letter.params);
  const { labels } = site.words.letters.enquiry;
  const reference = referenceOf(letter);
  const link = (verdict: "lead" | "spam") => judgeUrl(site.url, secret, { verdict, reference }, now);
  return {
    facts: [
      [reference, excerptOf(message)],
      [labels.name, name],
      [labels.company, company],
      [labels.email, masked(letter.person)],
    ],
    lead: link("lead"),
    spam: link("spam"),
  };
}

const excerptOf = (text: string) =>
  text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()} …` : text;

/** Tells which company it is, not who. */
const masked = (address: string) => address.replace(/^(.).*@/, "$1…@");
