type Cell = string | number | undefined;

/** A table that reads well on a terminal and is Markdown too. Numbers stand to the right. */
export function table(head: string[], rows: Cell[][]): string {
  const texts = [head, ...rows].map((row) => head.map((_, i) => textOf(row[i])));
  const widths = head.map((_, i) => Math.max(3, ...texts.map((row) => row[i]?.length ?? 0)));
  const isNumber = head.map((_, i) => rows.some((row) => typeof row[i] === "number"));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, i) => (isNumber[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join(" | ")} |`;
  const rule = `|${widths.map((width, i) => `${"-".repeat(width + 1)}${isNumber[i] ? ":" : "-"}`).join("|")}|`;
  const [first = [], ...rest] = texts;
  return [line(first), rule, ...rest.map(line)].join("\n");
}

/** At most three digits that tell something, and thousands apart. */
function textOf(cell: Cell): string {
  if (cell === undefined) return "";
  if (typeof cell === "string") return cell;
  const size = Math.abs(cell);
  const digits = Number.isInteger(cell) || size >= 100 ? 0 : size < 10 ? 2 : 1;
  return cell.toLocaleString("en", { maximumFractionDigits: digits, minimumFractionDigits: digits });
}
