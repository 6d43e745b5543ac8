import { isScalar, type Node } from "yaml";
import { type Change, nowhere, type Path, type Value } from "./change.ts";
import {
  collectionAt,
  columnOf,
  type Entry,
  entriesOf,
  isList,
  layoutOf,
  lineEnd,
  lineStart,
  styleOf,
  trimmedEnd,
} from "./layout.ts";
import { type Edit, flowText, keyText, scalarText, valueText } from "./yaml-text.ts";

/** The order in which a group's fields are usually written, for fields that are added to it. */
export type OrderAt = (path: Path) => readonly string[];

/** A YAML text after one change, in which every line stays as it is that does not have to change. */
export function editYaml(text: string, change: Change, orderAt: OrderAt = () => []): string {
  const layout = layoutOf(text);
  const parentPath = change.path.slice(0, -1);
  const collection = collectionAt(layout, parentPath);
  const edit: Edit = { ...layout, collection, entries: entriesOf(collection), parentPath };
  const last = change.path.at(-1);
  const at = isList(collection) ? Number(last) : edit.entries.findIndex(({ name }) => name === last);
  const entry = edit.entries[at];
  if (change.op === "insert") return insertEntry(edit, at, change.value);
  if (change.op === "set" && !entry) return addField(edit, String(last), change.value, orderAt(parentPath));
  if (!entry) throw nowhere(change.path);
  if (change.op === "set") return setValue(edit, entry, change.value);
  if (change.op === "remove") return removeEntry(edit, at);
  return moveEntry(edit, at, change.to);
}

function setValue(edit: Edit, entry: Entry, value: Value): string {
  const { text } = edit;
  const node = entry.value;
  const single = typeof value !== "object" || value === null;
  if (!single || !isScalar(node)) {
    const from = afterMark(edit, entry);
    const whole = valueText(edit, entry, value);
    const inList = isList(edit.collection) && edit.collection.flow;
    return splice(text, from, trimmedEnd(text, entry.to), inList ? whole.trimStart() : whole);
  }
  if (node.value === value) return text;
  const [from = 0] = node.range ?? [];
  const to = trimmedEnd(text, entry.to);
  const [header = "", ...lines] = scalarText(edit, entry, value).split("\n");
  const comment = commentAfter(text, node, to);
  const body = lines.map((line) => `\n${line}`).join("");
  return splice(text, from, Math.max(to, comment.end), header + comment.text + body);
}

/** What a comment says on the line where a value begins, with the spaces before it. */
function commentAfter(text: string, node: Node, to: number) {
  const isBlock = styleOf(node)?.startsWith("BLOCK");
  const from = isBlock ? (node.range?.[0] ?? 0) : to;
  const end = lineEnd(text, from);
  const [found = ""] = (isBlock ? /[ \t]+#.*$/ : /^[ \t]+#.*$/).exec(text.slice(from, end)) ?? [];
  return { text: found, end: found && !isBlock ? end : to };
}

function insertEntry(edit: Edit, at: number, value: Value): string {
  const { collection, entries } = edit;
  if (!isList(collection) || !(at >= 0 && at <= entries.length)) throw nowhere([...edit.parentPath, at]);
  if (collection.flow && entries.length) return reflow(edit, sources(edit).toSpliced(at, 0, flowText(value)));
  if (collection.flow) return fillEmpty(edit, [value]);
  const likeFlow = entries.every((entry) => entry.value && "flow" in entry.value && entry.value.flow);
  const asText = (from: number) =>
    `-${likeFlow ? ` ${flowText(value)}` : valueText(edit, { from, value: null }, value)}`;
  return putEntry(edit, at, asText);
}

function addField(edit: Edit, key: string, value: Value, order: readonly string[]): string {
  const { collection, entries } = edit;
  if (isList(collection)) throw nowhere([...edit.parentPath, key]);
  if (collection.flow && entries.length)
    return reflow(edit, [...sources(edit), `${keyText(key)}: ${flowText(value)}`]);
  if (collection.flow) return fillEmpty(edit, { [key]: value });
  return putEntry(edit, placeFor(key, entries, order), (from) => {
    const text = valueText(edit, { name: key, value: null, from }, value);
    return `${keyText(key)}:${text}`;
  });
}

/** Behind the nearest field that usually stands before it. */
function placeFor(key: string, entries: Entry[], order: readonly string[]) {
  const before = order.slice(0, Math.max(0, order.indexOf(key)));
  const places = before.map((name) => entries.findIndex((entry) => entry.name === name));
  const last = places.findLast((place) => place >= 0);
  return last === undefined ? entries.length : last + 1;
}

/** A new entry before the one at a place, or behind the last. */
function putEntry({ text, entries }: Edit, at: number, asText: (from: number) => string): string {
  const next = entries[at];
  const model = next ?? entries.at(-1);
  if (!model) throw nowhere([at]);
  const indent = " ".repeat(columnOf(text, model.from));
  const gap = blankBetween(text, entries) ? "\n" : "";
  if (next && isInline(text, next))
    return splice(text, next.from, next.from, `${asText(next.from)}\n${gap}${indent}`);
  if (next) {
    const from = at === 0 ? lineStart(text, next.from) : chunkStart(text, next);
    return splice(text, from, from, `${indent}${asText(model.from)}\n${gap}`);
  }
  const end = lineEnd(text, trimmedEnd(text, model.to));
  return splice(text, end, end, `\n${gap}${indent}${asText(model.from)}`);
}

/** Lists whose entries are kept apart by empty lines go on so. */
function blankBetween(text: string, [first, second]: Entry[]) {
  return first && second ? /\n[ \t]*\n/.test(text.slice(trimmedEnd(text, first.to), second.from)) : false;
}

/** An empty [] or {} becomes lines. */
function fillEmpty(edit: Edit, value: Value): string {
  const path = edit.parentPath;
  const outer = collectionAt(edit, path.slice(0, -1));
  const last = path.at(-1);
  const entries = entriesOf(outer);
  const entry = isList(outer) ? entries[Number(last)] : entries.find(({ name }) => name === last);
  if (!entry) throw nowhere(path);
  return setValue({ ...edit, collection: outer, entries, parentPath: path.slice(0, -1) }, entry, value);
}

function removeEntry(edit: Edit, at: number): string {
  const { text, collection, entries } = edit;
  const entry = entries[at] as Entry;
  if (entries.length === 1) return fillEmpty(edit, isList(collection) ? [] : {});
  if (collection.flow) return reflow(edit, sources(edit).toSpliced(at, 1));
  const end = Math.min(text.length, lineEnd(text, trimmedEnd(text, entry.to)) + 1);
  if (isInline(text, entry)) {
    const spaces = /^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0;
    return splice(text, entry.from, end + spaces, "");
  }
  const from = at === 0 ? lineStart(text, entry.from) : chunkStart(text, entry);
  const alone = /\n[ \t]*\n$/.test(text.slice(0, from)) && /^([ \t]*\n|$)/.test(text.slice(end));
  const blank = alone && end < text.length ? text.slice(end).indexOf("\n") + 1 : 0;
  const removed = splice(text, from, end + blank, "");
  return alone && end === text.length ? removed.replace(/\n+$/, "\n") : removed;
}

function moveEntry(edit: Edit, at: number, to: number): string {
  const { text, collection, entries } = edit;
  if (at === to) return text;
  if (collection.flow) {
    const parts = sources(edit);
    return reflow(edit, parts.toSpliced(at, 1).toSpliced(to, 0, parts[at] as string));
  }
  // Each entry's lines stay as they are and change places; what stands between entries stays between.
  const spans = entries.map((entry, i) => ({
    from:
      i === 0 || isInline(text, entry) ? entry.from : chunkStart(text, entry) + columnOf(text, entry.from),
    to: lineEnd(text, trimmedEnd(text, entry.to)),
  }));
  const parts = spans.map(({ from, to }) => text.slice(from, to));
  const moved = parts.toSpliced(at, 1).toSpliced(to, 0, parts[at] as string);
  const between = spans.map(({ to }, i) => text.slice(to, spans[i + 1]?.from ?? to));
  const [first] = spans;
  const body = moved.map((part, i) => part + between[i]).join("");
  return splice(text, first?.from ?? 0, spans.at(-1)?.to ?? 0, body);
}

/** Where the entries of a list or group in brackets stand, each as it is written. */
const sources = ({ text, entries }: Edit) => entries.map(({ from, to }) => text.slice(from, to));

/** A list or group in brackets with other entries, parted as they were. */
function reflow({ text, collection, entries }: Edit, parts: string[]): string {
  const [first, second] = entries;
  const [from = 0, to = 0] = collection.range ?? [];
  const open = text.slice(from, first?.from);
  const close = text.slice(entries.at(-1)?.to, to);
  const between = first && second ? text.slice(first.to, second.from) : ", ";
  return splice(text, from, to, open + parts.join(between) + close);
}

/** Whether an entry begins on the line of a dash that is not its own. */
const isInline = (text: string, { from }: Entry) => text.slice(lineStart(text, from), from).trim() !== "";

/** Where an entry begins with the comments right above it. Those at the head of a file are the file's. */
function chunkStart(text: string, entry: Entry) {
  const own = lineStart(text, entry.from);
  let start = own;
  while (start > 0) {
    const above = lineStart(text, start - 1);
    if (!/^[ \t]*#/.test(text.slice(above, start))) break;
    start = above;
  }
  return start === 0 ? own : start;
}

/** Right behind a field's colon or an entry's dash. */
function afterMark({ text, collection }: Edit, entry: Entry) {
  if (isList(collection)) return collection.flow ? entry.from : entry.from + 1;
  const key = entry.key?.range?.[1] ?? entry.from;
  return text.indexOf(":", key) + 1;
}

const splice = (text: string, from: number, to: number, by: string) =>
  text.slice(0, from) + by + text.slice(to);
