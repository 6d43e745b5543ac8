import {
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { ChangeError, nowhere, type Path } from "./change.ts";
import type { Style } from "./scalar.ts";

/** An entry of a list or a field of a group: where its own text stands. `from` is at its dash or its key. */
export type Entry = { from: number; to: number; value: Node | null; key?: Scalar; name?: string };

export type Collection = YAMLMap<Scalar, Node | null> | YAMLSeq<Node | null>;

/** A YAML text with the knowledge of where in it everything stands. */
export type Layout = { text: string; document: Document; width: number };

export function layoutOf(text: string): Layout {
  const document = parseDocument(text, { keepSourceTokens: true });
  const [error] = document.errors;
  if (error) throw new ChangeError(`The file cannot be read: ${error.message.split(/ at line|\n/)[0]}.`);
  return { text, document: document as Document, width: widthOf(document as Document, text) };
}

/** The list or group that holds what a path leads to. */
export function collectionAt({ document }: Layout, path: Path): Collection {
  const found = path.length ? document.getIn(path, true) : document.contents;
  if (!isCollection(found)) throw nowhere(path);
  return found as Collection;
}

export function entriesOf(collection: Collection): Entry[] {
  if (isMap(collection)) return collection.items.map(entryOfPair);
  const { srcToken } = collection;
  const dashes = srcToken && "items" in srcToken ? srcToken.items.map(({ start }) => start) : [];
  return collection.items.map((item, i) => {
    const value = item as Node | null;
    const dash = dashes[i]?.find(({ type }) => type === "seq-item-ind")?.offset;
    const from = (collection.flow ? undefined : dash) ?? value?.range?.[0] ?? 0;
    return { from, to: value ? endOf(value) : from + 1, value };
  });
}

/** Where a value's own text ends, without comments and empty lines that follow. */
export function endOf(node: Node): number {
  const last = isCollection(node) && !node.flow ? entriesOf(node as Collection).at(-1) : undefined;
  return last ? last.to : (node.range?.[1] ?? 0);
}

function entryOfPair(pair: Pair<Scalar, Node | null>): Entry {
  const { key, value } = pair;
  if (!isPair(pair) || !isScalar(key) || !key.range) throw new ChangeError("A field has no plain name.");
  // A field without a value ends at its colon.
  const colon = pair.srcToken?.sep?.find(({ type }) => type === "map-value-ind")?.offset ?? key.range[1];
  const empty = !value || (isScalar(value) && value.range?.[0] === value.range?.[1]);
  return {
    from: key.range[0],
    to: empty ? colon + 1 : endOf(value),
    value: empty ? null : value,
    key,
    name: String(key.value),
  };
}

/** Block texts end with their line: its break is not theirs to lose. */
export const trimmedEnd = (text: string, to: number) => {
  let end = to;
  while (text[end - 1] === "\n") end--;
  return end;
};

export const lineStart = (text: string, at: number) => text.lastIndexOf("\n", at - 1) + 1;

export const lineEnd = (text: string, at: number) => {
  const found = text.indexOf("\n", at);
  return found < 0 ? text.length : found;
};

export const columnOf = (text: string, at: number) => at - lineStart(text, at);

/** Whether a text that is too long for a line is folded here: as others of its name are, or else most of the file. */
export function foldsAt({ document, text, width }: Layout, key: string | undefined): boolean {
  const votes = { named: 0, all: 0 };
  visit(document, {
    Scalar(place, node, parents) {
      if (place === "key" || typeof node.value !== "string") return;
      const vote = voteOf(node, text, width);
      votes.all += vote;
      if (key !== undefined && nearestKey(parents) === key) votes.named += vote;
    },
  });
  return (votes.named || votes.all) > 0;
}

function voteOf(node: Scalar, text: string, width: number) {
  if (node.type === "BLOCK_FOLDED") return 1;
  const [from = 0, to = 0] = node.range ?? [];
  return node.type === "PLAIN" && columnOf(text, from) + to - from > width ? -1 : 0;
}

const nearestKey = (parents: readonly unknown[]) => {
  const pair = parents.findLast((parent) => isPair(parent));
  return isPair<Scalar>(pair) ? String(pair.key.value) : undefined;
};

/** How long the lines of folded texts are in a file. */
function widthOf(document: Document, text: string) {
  let width = 0;
  visit(document, {
    Scalar(_, node) {
      if (node.type !== "BLOCK_FOLDED") return;
      const lines = linesOf(node, text);
      // A text of one line says nothing about where it would have been folded.
      if (lines.length > 1) width = Math.max(width, ...lines.map((line) => line.length));
    },
  });
  return width || usualWidth;
}

const usualWidth = 80;

/** The lines of a block text as they stand in the file, without its first, which says what it is. */
export const linesOf = (node: Node, text: string) => {
  const [from = 0, to = 0] = node.range ?? [];
  return text.slice(from, trimmedEnd(text, to)).split("\n").slice(1);
};

export const styleOf = (node: Node | null): Style | undefined =>
  isScalar(node) && typeof node.value === "string" ? (node.type as Style) : undefined;

export const isList = (collection: Collection): collection is YAMLSeq<Node | null> => isSeq(collection);
