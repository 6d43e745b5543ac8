import {
  type CardContent,
  type CollectionName,
  type ItemContent,
  type PartContent,
  type PartName,
  parts,
  type SummaryContent,
} from "../registry.ts";
import type { Files } from "./files.ts";
import { entryOf } from "./names.ts";
import { namesIn, type Source } from "./source.ts";

/** What the items of all collections have. */
export type AnyItem = { id: string; updated: string; draft?: true; related?: string[] };

export type Items = ReturnType<typeof openItems>;

/** The items of the collections and the parts, as others want them: in order, by id, as cards and summaries. */
export function openItems(source: Source, { read, file }: Files) {
  const collected = new Map<CollectionName, Map<string, AnyItem>>();

  /** A collection's items in their order, by their ids. Pages ask for them many times: they are put in order once. */
  function itemsById(name: CollectionName): Map<string, AnyItem> {
    const before = collected.get(name);
    if (before) return before;
    const { schema, compare } = entryOf(name);
    const all = namesIn(source, name, file("site").order[name])
      .map((path) => read(path, schema) as AnyItem)
      .filter((item) => source.drafts || !item.draft);
    const ordered = compare ? all.toSorted(compare as (one: AnyItem, two: AnyItem) => number) : all;
    const byId = new Map(ordered.map((item) => [item.id, item]));
    collected.set(name, byId);
    return byId;
  }

  const items = <Name extends CollectionName>(name: Name) =>
    Array.from(itemsById(name).values()) as unknown as ItemContent<Name>[];

  /** The files of a folder that stand on pages of other kinds. */
  const partsIn = <Name extends PartName>(name: Name) =>
    namesIn(source, name)
      .map((path) => read(path, parts[name].schema) as PartContent<Name>)
      .filter((part) => source.drafts || !part.draft);

  /** The item of an id, or what is shown in its place. */
  function find<Name extends CollectionName>(name: Name, id: string | undefined) {
    const all = itemsById(name);
    const { fallback = "" } = entryOf(name);
    const item = all.get(id ?? "");
    const instead = fallback === "first" ? all.values().next().value : all.get(fallback);
    const found = item ?? instead;
    return found && { item: found as unknown as ItemContent<Name>, known: item !== undefined };
  }

  const cards = <Name extends CollectionName>(name: Name) =>
    items(name).map((item) => entryOf(name).card(item as never)) as CardContent<Name>[];

  function summary<Name extends CollectionName>(name: Name, id: string) {
    const item = itemsById(name).get(id);
    return item && (entryOf(name).summary?.(item as never) as SummaryContent<Name> | undefined);
  }

  return { itemsById, items, partsIn, find, cards, summary };
}
