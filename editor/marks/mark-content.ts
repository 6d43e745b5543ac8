import type { z } from "zod";
import type { FieldKind } from "../../model/fields.ts";
import { fieldSchemaAt, fieldsIn } from "../../model/visit.ts";
import type { Path } from "../files/change.ts";
import { markOf } from "./codec.ts";

/** The content of a file with a mark behind every text that people write and read. What code reads stays as it is. */
export function markContent(file: string, schema: z.ZodType, content: unknown): unknown {
  const copy = structuredClone(content);
  for (const { path, kind, text } of textsIn(schema, content)) {
    const parent = path.slice(0, -1).reduce((value, key) => (value as Group)[key], copy) as Group;
    parent[path.at(-1) ?? ""] = marked(text, kind, { file, path: [...path] });
  }
  return copy;
}

type Group = { [key: string | number]: unknown };

type Text = { path: Path; kind?: FieldKind; text: string };

/** The human texts of a file, as its schema tells them. */
export function textsIn(schema: z.ZodType, content: unknown): Text[] {
  return Array.from(fieldsIn(schema, content)).flatMap(({ path, kind, value }): Text[] => {
    if (kind === "picture") return [{ path: [...path, "alt"] as Path, text: (value as { alt: string }).alt }];
    if (typeof value !== "string" || (kind && kind !== "prose" && kind !== "markdown")) return [];
    return isFree(fieldSchemaAt(schema, path)) ? [{ path: path as Path, kind, text: value }] : [];
  });
}

/** Whether a schema lets a text be any words: no choice, no format, no pattern. */
function isFree(schema: z.ZodType | undefined) {
  const { type, format, checks = [] } = (schema?._zod.def ?? {}) as Definition;
  return type === "string" && !format && checks.every((check) => check._zod.def.format === undefined);
}

type Definition = { type?: string; format?: string; checks?: { _zod: { def: { format?: string } } }[] };

type Place = { file: string; path: (string | number)[] };

function marked(text: string, kind: FieldKind | undefined, place: Place): string {
  if (kind === "markdown") return markLines(text, place);
  const mark = markOf(place);
  // Each paragraph becomes an element of its own.
  return kind === "prose" ? text.replace(/(?=\n\s*\n)|$/g, mark) : text + mark;
}

/** Marks what becomes an element of its own: headings, paragraphs, entries of lists, cells of tables. */
function markLines(text: string, place: Place): string {
  let inCode = false;
  const lines = text.split("\n").map((line, i) => {
    if (/^\s*(```|~~~)/.test(line)) inCode = !inCode;
    const mark = markOf({ ...place, line: i });
    // Figures and rules are no words; a mark beside them would make them paragraphs.
    if (inCode || /^\s*($|```|~~~|!\[|<|[-*_]{3,}\s*$|\|[\s:|-]+\|\s*$)/.test(line)) return line;
    if (/^\s*\|.*\|\s*$/.test(line)) return line.replace(/(?<=[^\s|\\])(?=\s*(?<!\\)\|)/g, mark);
    return line.replace(/(?=( {2,}|\\)?$)/, mark);
  });
  return lines.join("\n");
}
