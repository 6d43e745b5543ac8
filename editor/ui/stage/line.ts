import type { Value } from "../../files/change.ts";

/** A long text with one of its lines rewritten. */
export const withLine = (text: string, line: number, value: string) =>
  text
    .split("\n")
    .map((one, i) => (i === line ? value : one))
    .join("\n");

type Begun = { text?: string; was?: Value };

/** What was typed there before and not saved; of a long text the line, unless it was typed in another one. */
export function begunIn(
  kept: (Begun & { value: Value }) | undefined,
  whole: string,
  line: number | undefined,
): Begun {
  if (!kept) return {};
  const { value, was } = kept;
  if (line === undefined) return { text: String(value), was };
  const typed = String(value);
  const lines = whole.split("\n");
  const before = lines
    .slice(0, line)
    .map((one) => `${one}\n`)
    .join("");
  const after = lines
    .slice(line + 1)
    .map((one) => `\n${one}`)
    .join("");
  const isIt = typed.startsWith(before) && typed.slice(before.length).endsWith(after);
  return isIt ? { text: typed.slice(before.length, typed.length - after.length), was } : {};
}
