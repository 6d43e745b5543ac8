/** Rows as spreadsheets read them (RFC 4180), in UTF-8 with the mark that Excel needs to believe it. */
export function csvFrom(columns: string[], rows: unknown[][]) {
  const lines = [columns, ...rows].map((row) => row.map(cell).join(","));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

/** A cell that begins like a formula would be run when the file is opened; an apostrophe makes it text. */
function cell(value: unknown) {
  const text = String(value ?? "");
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
