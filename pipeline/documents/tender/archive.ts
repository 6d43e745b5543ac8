import { unzipSync, zipSync } from "fflate";
import { dayOf } from "#model/language.ts";

type Files = Record<string, Uint8Array>;

/** One ZIP of files that are packed already. The same files and day give the same bytes. */
export const archiveOf = (files: Files, date: string) =>
  Buffer.from(zipSync(files, { level: 0, mtime: atMidnight(date) }));

/** A DOCX or XLSX as of a day: its writer stamps it with the clock's time, inside and in the ZIP's entries. */
export function stampedWith(date: string, file: Uint8Array): Buffer {
  const files = unzipSync(file);
  change(
    files,
    "docProps/core.xml",
    /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g,
    `$1${dayOf(date).toISOString()}`,
  );
  // A row of fixed height would hide what a bidder adds; one that only has a height grows.
  change(files, "xl/worksheets/sheet1.xml", / customHeight="1"/g, "");
  return Buffer.from(zipSync(files, { level: 9, mtime: atMidnight(date) }));
}

function change(files: Files, name: string, pattern: RegExp, replacement: string) {
  const file = files[name];
  if (!file) return;
  const text = new TextDecoder().decode(file).replace(pattern, replacement);
  files[name] = new TextEncoder().encode(text);
}

/** ZIP entries carry local time without a zone: midnight here reads as midnight everywhere. */
function atMidnight(date: string): Date {
  const day = dayOf(date);
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
}
