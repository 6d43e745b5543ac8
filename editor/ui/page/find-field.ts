import type { Path, Value } from "../../files/change.ts";
import { isGroup, valueAt } from "../../files/change.ts";
import type { Origin } from "../../marks/codec.ts";
import { fieldKindAt, type JsonSchema } from "../form/schema.ts";
import type { Place } from "./follow.ts";

export type FileContent = { data: Value; schema: JsonSchema };

/** Whether a field's value is what a part of the page shows. */
export type Shows = (value: Value, kind: string | undefined) => boolean;

/**
 * The field behind a part of the page that carries no mark: figures, dates, icons, pictures without words. It is looked for
 * beside the fields whose marks stand around it, the nearest groups first.
 */
export function findField(
  around: Origin[],
  contentOf: (file: string) => FileContent | undefined,
  shows: Shows,
): Place | undefined {
  const mostLevels = Math.max(0, ...around.map(({ path }) => path.length));
  for (let level = 1; level <= mostLevels; level += 1) {
    for (const { file, path } of around) {
      const content = contentOf(file);
      if (!content || level > path.length) continue;
      const found = fieldIn(
        content,
        path.slice(0, path.length - level),
        shows,
        level === path.length ? 1 : 3,
      );
      if (found) return { file, path: found };
    }
  }
  // Nothing beside it: anywhere in these files, if there is but one.
  for (const file of new Set(around.map((origin) => origin.file))) {
    const content = contentOf(file);
    const all = content ? fieldsIn(content, [], 12).filter((path) => matches(content, path, shows)) : [];
    if (all.length === 1 && all[0]) return { file, path: all[0] };
  }
}

function fieldIn(content: FileContent, group: Path, shows: Shows, depth: number): Path | undefined {
  return fieldsIn(content, group, depth).find((path) => matches(content, path, shows));
}

function matches({ data, schema }: FileContent, path: Path, shows: Shows) {
  const value = valueAt(data, path);
  return value !== undefined && shows(value, fieldKindAt(schema, path));
}

/** The fields of a group, its own before those of groups inside. */
function fieldsIn({ data, schema }: FileContent, group: Path, depth: number): Path[] {
  const value = group.length ? valueAt(data, group) : data;
  if (depth === 0 || value === undefined) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : isGroup(value) ? Object.keys(value) : [];
  const paths = keys.map((key) => [...group, key] as Path);
  return [...paths, ...paths.flatMap((path) => fieldsIn({ data, schema }, path, depth - 1))];
}

/** For texts: a figure, a date, an address or a number as the page writes it. */
export function showsText(text: string): Shows {
  const shown = text.replace(/\s+/g, " ").trim();
  return (value, kind) => {
    // The lines of an address, say, in one.
    if (Array.isArray(value)) return value.length > 1 && value.every(isString) && value.join(", ") === shown;
    if (typeof value === "number")
      return digitsIn(shown) === String(value) && /^\D{0,2}[\d,.]+\D{0,4}$/.test(shown);
    if (typeof value !== "string" || kind === "link" || kind === "icon" || kind === "prose") return false;
    if (value === shown || value === withoutEdges(shown)) return true;
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return isDay(shown, value);
    if (kind === "markdown") return shown.length > 20 && value.includes(shown);
    // A part of a text that code takes apart, such as "38% lower cost".
    return (
      shown.length > 1 && value.length < 120 && (startsWith(value, shown) || value.endsWith(` ${shown}`))
    );
  };
}

const startsWith = (value: string, shown: string) =>
  value.startsWith(shown) && /^[^\p{L}\d]/u.test(value.slice(shown.length));

const isString = (value: Value) => typeof value === "string";

const digitsIn = (text: string) => text.replace(/[^\d.]/g, "");

const withoutEdges = (text: string) => text.replace(/^[\s·•,:–—-]+|[\s·•,:–—-]+$/g, "");

function isDay(shown: string, value: string) {
  const time = Date.parse(`${withoutEdges(shown)} UTC`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value);
}

/** For pictures: the name stands in the address of the file. */
export const showsPicture =
  (src: string): Shows =>
  (value, kind) =>
    kind === "picture" &&
    isGroup(value) &&
    typeof value.src === "string" &&
    src.includes(`/pictures/${value.src}.`);

/** For icons: the drawing is the one that the name stands for. */
export const showsIcon =
  (drawing: string, drawingOf: (name: string) => string | undefined): Shows =>
  (value, kind) =>
    kind === "icon" && typeof value === "string" && drawingOf(value) === drawing;
