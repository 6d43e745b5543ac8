import { isScalar } from "yaml";
import { isGroup, type Path, type Value } from "./change.ts";
import { type Collection, columnOf, type Entry, foldsAt, type Layout, linesOf, styleOf } from "./layout.ts";
import { scalar } from "./scalar.ts";

/** An entry that is there, or the place of one to come. */
export type Spot = Pick<Entry, "value" | "name" | "from">;

/** A layout, and the list or group in it that changes. */
export type Edit = Layout & { collection: Collection; entries: Entry[]; parentPath: Path };

/** A single value in the style of the place where it goes. */
export function scalarText(edit: Edit, entry: Spot, value: Exclude<Value, object>) {
  const { text, collection, width } = edit;
  const column = columnOf(text, entry.from);
  const indent = column + 2;
  const from = entry.value?.range?.[0] ?? entry.from + (entry.name?.length ?? 0) + 2;
  const style = styleOf(entry.value);
  const old = entry.value && style === "BLOCK_FOLDED" ? linesOf(entry.value, text) : [];
  return scalar(value, {
    indent: old[0] ? old[0].length - old[0].trimStart().length : indent,
    width,
    flow: Boolean(collection.flow),
    style,
    before: isScalar(entry.value) && style ? String(entry.value.value) : undefined,
    lines: old.map((line) => line.trim()),
    folds: foldsAt(edit, entry.name ?? keyAbove(edit)),
    column: columnOf(text, from),
  });
}

/** What the list is called that an entry stands in. */
const keyAbove = ({ parentPath }: Edit) => parentPath.findLast((key) => typeof key === "string");

/** Any value as it stands after `key:` or `-`, with the space or the line break that leads to it. */
export function valueText(edit: Edit, entry: Spot, value: Value): string {
  if (typeof value !== "object" || value === null) return ` ${scalarText(edit, entry, value)}`;
  const inBrackets = edit.collection.flow || (entry.name === undefined && Array.isArray(value));
  if (inBrackets || isEmpty(value)) return ` ${flowText(value)}`;
  const lines = blockLines(edit, value);
  const indent = " ".repeat(columnOf(edit.text, entry.from) + 2);
  if (entry.name === undefined && isGroup(value))
    return ` ${lines.join("\n").replaceAll(/\n(?=.)/g, `\n${indent}`)}`;
  return lines.map((line) => `\n${line && indent + line}`).join("");
}

const isEmpty = (value: object) => Object.keys(value).length === 0;

/** A list or a group in lines, as if it stood at the margin. */
function blockLines(edit: Edit, value: Value[] | { [key: string]: Value }): string[] {
  if (isEmpty(value)) return [flowText(value)];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, part]) => {
      const [first = "", ...rest] = partLines(edit, part, key);
      return [`${keyText(key)}:${first}`, ...rest];
    });
  return value.flatMap((part) => {
    if (Array.isArray(part)) return [`- ${flowText(part)}`];
    const [first = "", ...rest] = partLines(edit, part);
    // A group begins on the line of its dash.
    return first || !rest.length ? [`-${first}`, ...rest] : [`- ${rest[0]?.trimStart()}`, ...rest.slice(1)];
  });
}

/** A value inside a new list or group: what stands on the line of its key or dash, and the lines below it. */
function partLines(edit: Edit, part: Value, key?: string): string[] {
  if (typeof part === "object" && part !== null) {
    if (isEmpty(part)) return [` ${flowText(part)}`];
    return ["", ...blockLines(edit, part).map((line) => line && `  ${line}`)];
  }
  const depth = edit.parentPath.length * 2 + 2;
  const place = {
    indent: 2,
    width: edit.width - depth,
    flow: false,
    folds: foldsAt(edit, key ?? keyAbove(edit)),
  };
  return ` ${scalar(part, { ...place, column: (key?.length ?? 0) + 2 })}`.split("\n");
}

export function flowText(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(", ")}]`;
  if (isGroup(value)) {
    const parts = Object.entries(value).map(([key, part]) => `${keyText(key)}: ${flowText(part)}`);
    return parts.length ? `{ ${parts.join(", ")} }` : "{}";
  }
  return scalar(value, { indent: 0, width: Number.POSITIVE_INFINITY, flow: true, folds: false, column: 0 });
}

export const keyText = (key: string) =>
  /^[\w][\w-]*$/.test(key) && Number.isNaN(Number(key)) ? key : keyScalar(key);

const keyScalar = (key: string) =>
  key.includes(": ")
    ? JSON.stringify(key)
    : scalar(key, { indent: 0, width: Number.POSITIVE_INFINITY, flow: true, folds: false, column: 0 });
