import { type CollectionName, collections, files } from "../../model/registry.ts";
import { type Change, isGroup, type Path, type Value } from "../files/change.ts";
import { dataIn } from "../files/edit-file.ts";
import { addressOf, type Item } from "./references.ts";

/** A list of the menu whose entries lead to items of a collection. */
type MenuList = { path: Path; entries: Value[] };

/** Whether items of a collection stand in the menu, each with an entry of its own. */
export const isInMenu = (site: string, collection: CollectionName) =>
  listsOf(dataIn(files.site.file, site), collection).length > 0;

/** Puts an entry for an item into the menu, behind that of another item and written like it. */
export function menuEntry(site: string, item: Item, like: Item, label: string): Change | undefined {
  for (const { path, entries } of listsOf(dataIn(files.site.file, site), item.collection)) {
    const own = entries.findIndex((entry) => leadsTo(entry, addressOf(like)));
    const place = own < 0 ? entries.length - 1 : own;
    const model = entries[place];
    if (!isGroup(model)) continue;
    const value = { ...model, ...("label" in model && { label }), to: addressOf(item) };
    return { op: "insert", path: [...path, place + 1], value };
  }
}

function listsOf(site: Value, collection: CollectionName): MenuList[] {
  const menu = isGroup(site) ? (site.navigation ?? null) : null;
  return listsIn(menu, ["navigation"]).filter(
    ({ entries }) => entries.filter((entry) => isOf(collection, entry)).length > 1,
  );
}

function listsIn(value: Value, path: Path): MenuList[] {
  if (Array.isArray(value)) return [{ path, entries: value }];
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => listsIn(part, [...path, key]));
}

const leadsTo = (entry: Value, address: string) => isGroup(entry) && entry.to === address;

function isOf(collection: CollectionName, entry: Value) {
  const id = isGroup(entry) ? (String(entry.to).split("/").at(-1) ?? "") : "";
  return id !== "" && leadsTo(entry, collections[collection].path(id));
}
