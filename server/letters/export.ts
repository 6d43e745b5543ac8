import type { LetterRow, Subscriber } from "../store/database/tables.ts";
import { paramsOf } from "../store/letter.ts";
import { referenceOf } from "../store/reference.ts";

type Format = "csv" | "json";

const fields = [
  "name",
  "email",
  "company",
  "phone",
  "about",
  "service",
  "trial",
  "subject",
  "message",
] as const;

export function exportLetters(letters: LetterRow[], format: Format) {
  const records = letters.map((letter) => {
    const params = paramsOf(letter);
    return {
      reference: referenceOf(letter),
      template: letter.template,
      state: letter.state,
      received: iso(letter.received_at),
      sent: iso(letter.sent_at),
      page: letter.page,
      suspicion: letter.suspicion,
      ...Object.fromEntries(fields.map((field) => [field, params[field] ?? null])),
    };
  });
  return render(
    ["reference", "template", "state", "received", "sent", "page", "suspicion", ...fields],
    records,
    format,
  );
}

/** Those to whom the newsletter may be sent, with the link by which each may leave, for whatever sends it. */
export function exportSubscribers(
  subscribers: Subscriber[],
  linkFor: (token: string) => string,
  format: Format,
) {
  const records = subscribers.map(({ address, subscribed_at, confirmed_at, page, token }) => ({
    address,
    subscribed: iso(subscribed_at),
    confirmed: iso(confirmed_at),
    page,
    unsubscribe_link: token === null ? "" : linkFor(token),
  }));
  return render(["address", "subscribed", "confirmed", "page", "unsubscribe_link"], records, format);
}

const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());

function render(columns: string[], records: Record<string, unknown>[], format: Format) {
  if (format === "json") return `${JSON.stringify(records, null, 2)}\n`;
  return csvFrom(
    columns,
    records.map((record) => columns.map((column) => record[column])),
  );
}

/** Rows as spreadsheets read them (RFC 4180), in UTF-8 with the mark that Excel needs to believe it. */
function csvFrom(columns: string[], rows: unknown[][]) {
  const lines = [columns, ...rows].map((row) => row.map(cell).join(","));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

const formula = /^\s*[=+\-@\t\r]/;
const phoneNumber = /^\+\d[\d\s().-]*$/;

/** A cell that begins like a formula would be run when the file is opened; an apostrophe makes it text. */
function cell(value: unknown) {
  const text = String(value ?? "");
  const safe = formula.test(text) && !phoneNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
