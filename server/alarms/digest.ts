import type { Kysely, SelectQueryBuilder } from "kysely";
import type { SiteFacts } from "#contract/site.ts";
import { fill } from "#model/words/phrase.ts";
import type { LetterRow, Tables } from "../store/database/tables.ts";
import { paramsOf } from "../store/letter.ts";
import { referenceOf } from "../store/reference.ts";
import { readSetting, writeSetting } from "../store/settings.ts";
import { cutText } from "../text.ts";
import type { Channel } from "./channels.ts";
import { judgeUrl, linkDays } from "./judge-link.ts";
import type { LetterLines, Message } from "./message.ts";

/** More than this nobody reads. */
const mostListed = 50;
const excerptLength = 160;
/** Before the working day begins. */
const digestHour = 8;

type Tools = { site: SiteFacts; secret: string };
type Sending = Tools & { db: Kysely<Tables>; channels: Channel[]; timeZone: string };

/** Sends what waits for a person: once a day, and only what has not been in a digest before. */
export async function sendDigest(now: number, { db, channels, timeZone, ...tools }: Sending) {
  const day = digestDay(now, timeZone);
  if (!day || (await readSetting(db, "digest-day")) === day) return;
  const after = Number((await readSetting(db, "digest-after")) ?? 0);
  const digest = await readDigest(db, after, day, now, tools);
  if (digest) {
    const told = await Promise.all(channels.map((channel) => channel.tell(digest.message)));
    if (!told.includes(true)) return;
    await writeSetting(db, "digest-after", String(digest.last));
  }
  await writeSetting(db, "digest-day", day);
}

/** The day's date when a digest is due: from eight in the morning on, where the company is. */
function digestDay(now: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat("en-CA", {
    ...{ dateStyle: "short", timeStyle: "short", hourCycle: "h23", timeZone },
  }).format(now);
  const [day = "", time = ""] = parts.split(", ");
  return Number(time.slice(0, 2)) >= digestHour ? day : undefined;
}

/** What waits for a person since the letter of this id; undefined if nothing does. */
async function readDigest(db: Kysely<Tables>, after: number, day: string, now: number, tools: Tools) {
  const all = db.selectFrom("letters");
  const suspected = all.where("state", "=", "suspected").where("id", ">", after);
  const newest = await suspected
    .select(({ fn }) => fn.max<number | null>("id").as("id"))
    .executeTakeFirstOrThrow();
  // What comes while this is read is for the next one.
  const upTo = newest.id ?? after;
  const enquiries = suspected.where("template", "=", "enquiry").where("id", "<=", upTo);
  const count = await countOf(enquiries);
  const letters = await enquiries.selectAll().orderBy("id").limit(mostListed).execute();
  // The rest is in the next one, and so are the subscriptions that came after it began.
  const last = count > letters.length ? (letters.at(-1)?.id ?? after) : upTo;
  const subscriptions = await countOf(suspected.where("template", "=", "newsletter").where("id", "<=", last));
  // Those to the company: a visitor's mistyped address is no fault of ours.
  const toUs = all.where("template", "in", ["enquiry", "newsletter"]);
  const failed = await countOf(toUs.where("state", "=", "failed"));
  if (count + subscriptions + failed === 0) return undefined;
  return { message: messageFrom(letters, { count, subscriptions, failed, day, now }, tools), last };
}

async function countOf(letters: SelectQueryBuilder<Tables, "letters", object>) {
  const { count } = await letters
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

type Counts = { count: number; subscriptions: number; failed: number; day: string; now: number };

function messageFrom(letters: LetterRow[], counts: Counts, tools: Tools): Message {
  const { count, subscriptions, failed, day, now } = counts;
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
      ...(subscriptions > 0 ? [say(words.subscriptions, subscriptions)] : []),
      ...(failed > 0 ? [say(words.undelivered, failed)] : []),
    ],
    letters: letters.map((letter) => linesFrom(letter, now, tools)),
    small: fill(words.small, { days: String(linkDays) }),
  };
}

function linesFrom(letter: LetterRow, now: number, { site, secret }: Tools): LetterLines {
  const { name = "", company = "", message = "" } = paramsOf(letter);
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
  text.length > excerptLength ? `${cutText(text, excerptLength).trimEnd()} …` : text;

/** Tells which company it is, not who. */
const masked = (address: string) => address.replace(/^(.).*@/, "$1…@");
