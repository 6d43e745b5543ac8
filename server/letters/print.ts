import { stripVTControlCharacters } from "node:util";
import type { AuditRow, LetterRow, Subscriber } from "../store/database/tables.ts";
import { paramsOf } from "../store/letter.ts";
import { referenceOf } from "../store/reference.ts";

/** Makes plain text for a terminal, without the control characters that visitors may have written. */
export type Printer = ReturnType<typeof openPrinter>;

type Options = {
  /** Undefined: the language of the machine. */
  language?: string;
  timeZone: string;
  width: number;
};

export function openPrinter({ language, timeZone, width }: Options) {
  const format = { dateStyle: "medium", timeStyle: "short", hourCycle: "h23", timeZone } as const;
  const time = new Intl.DateTimeFormat(language, format);
  const at = (moment: number | null) => (moment === null ? "" : time.format(moment));

  return {
    line(letter: LetterRow) {
      const { name, company, message } = paramsOf(letter);
      const who = [name, `<${letter.person}>`, company].filter(Boolean).join(" ");
      const head = [
        referenceOf(letter).padEnd(13),
        at(letter.received_at).padEnd(18),
        letter.state.padEnd(9),
      ];
      const tail = message ? `${who}: ${message}` : `${who} (${letter.template})`;
      return shorten(`${head.join("  ")}  ${oneLine(tail)}`, width);
    },

    whole(letter: LetterRow) {
      const { message, ...fields } = paramsOf(letter);
      const facts = {
        reference: referenceOf(letter),
        template: letter.template,
        state: letter.state,
        received: at(letter.received_at),
        page: letter.page,
        sent: at(letter.sent_at),
        tries: letter.attempts,
        "next try": letter.state === "waiting" || letter.state === "parked" ? at(letter.due_at) : "",
        problem: letter.last_error,
        suspicion: letter.suspicion,
        ...fields,
      };
      const rows = Object.entries(facts).filter(([, value]) => value);
      return [
        ...rows.map(([label, value]) => `${label.padEnd(10)}  ${oneLine(String(value))}`),
        "",
        safe(message ?? ""),
      ].join("\n");
    },

    subscriber({ address, subscribed_at, page, unsubscribed_at, pending_since }: Subscriber) {
      const since = `since ${at(subscribed_at)}${page ? `, from ${page}` : ""}`;
      const until = unsubscribed_at === null ? "" : `, left ${at(unsubscribed_at)}`;
      const waits = pending_since === null ? "" : `, asked on ${at(pending_since)} and not confirmed`;
      return oneLine(`${address.padEnd(40)}  ${since}${until}${waits}`);
    },

    audit: ({ at: time, who, action, subject }: AuditRow) =>
      oneLine(`${at(time).padEnd(18)}  ${who.padEnd(16)}  ${action.padEnd(12)}  ${subject}`),
  };
}

const safe = (text: string) => stripVTControlCharacters(text).replace(/[^\P{Cc}\n\t]/gu, "");

const oneLine = (text: string) => safe(text.replace(/\s+/g, " "));

const shorten = (text: string, width: number) =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text;
