import { parse } from "yaml";
import { folded } from "./fold.ts";

/** How a text stands in a file. */
export type Style = "PLAIN" | "QUOTE_DOUBLE" | "QUOTE_SINGLE" | "BLOCK_FOLDED" | "BLOCK_LITERAL";

export type Place = {
  /** How many spaces stand before the lines of a text that has several. */
  indent: number;
  /** How long its lines may become, the spaces included. */
  width: number;
  /** Inside [ ] or { }. */
  flow: boolean;
  /** How the value stood there before, which it keeps if it can. */
  style?: Style;
  /** The text that stood there. */
  before?: string;
  /** The lines it had, without the spaces. */
  lines?: string[];
  /** Whether a text that does not fit into its line is folded here. */
  folds: boolean;
  /** How many characters stand before it on its line. */
  column: number;
};

/** A single value as YAML: the first of the ways to write it that reads back as the same. */
export function scalar(value: string | number | boolean | null, place: Place): string {
  if (typeof value !== "string") return String(value);
  const ways = waysFor(value, place).map((style) => written[style](value, place));
  return ways.find((text) => readsAs(value, text, place.flow)) ?? JSON.stringify(value);
}

function waysFor(text: string, { flow, style, folds, width, column, before }: Place): Style[] {
  if (flow) return [...(isQuote(style) ? [style] : []), "PLAIN", "QUOTE_DOUBLE"];
  if (text.includes("\n")) return ["BLOCK_LITERAL", "QUOTE_DOUBLE"];
  const fits = (one: string) => column + one.length <= width;
  // Whoever let a line run on, or folded a short one, meant it so; others follow the length.
  const grown = folds && !fits(text) && (before === undefined || fits(before));
  const shrunk = fits(text) && before !== undefined && !fits(before);
  const own: Style[] =
    style && !(style === "PLAIN" && grown) && !(style === "BLOCK_FOLDED" && shrunk) ? [style] : [];
  return [...own, ...(grown ? ["BLOCK_FOLDED" as const] : []), "PLAIN", "QUOTE_DOUBLE"];
}

const isQuote = (style?: Style): style is "QUOTE_DOUBLE" | "QUOTE_SINGLE" =>
  style === "QUOTE_DOUBLE" || style === "QUOTE_SINGLE";

const written: Record<Style, (text: string, place: Place) => string> = {
  PLAIN: (text) => text,
  QUOTE_DOUBLE: (text) => JSON.stringify(text),
  QUOTE_SINGLE: (text) => `'${text.replaceAll("'", "''")}'`,
  BLOCK_LITERAL: (text, { indent }) => block("|", text, text.replace(/\n$/, "").split("\n"), indent),
  BLOCK_FOLDED: (text, { indent, width, lines }) =>
    block(">", text, folded(text, width - indent, lines), indent),
};

/** With a minus the line break at the end is none of the text's. */
const block = (mark: string, text: string, lines: string[], indent: number) =>
  [
    mark + (text.endsWith("\n") ? "" : "-"),
    ...lines.map((line) => (line ? " ".repeat(indent) + line : "")),
  ].join("\n");

function readsAs(value: string, text: string, flow: boolean) {
  try {
    const read = parse(flow ? `[${text}]` : `key: ${text}\n`);
    return flow
      ? read.length === 1 && read[0] === value
      : Object.keys(read).length === 1 && read.key === value;
  } catch {
    return false; // it is no YAML that way: the next way is tried
  }
}
