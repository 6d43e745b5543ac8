import { dirname } from "node:path";
import type { FieldKind } from "../../model/fields.ts";
import { idOf, isCollection, isPart } from "../../model/reader.ts";
import { type CollectionName, collections, files } from "../../model/registry.ts";
import { fieldsIn } from "../../model/visit.ts";
import { fieldName } from "../../pipeline/check/explain.ts";
import type { ContentFile } from "../../pipeline/check/shape.ts";
import type { Path } from "../files/change.ts";
import { StoreError } from "../store/disk/content-folder.ts";

/** An item of a collection, by its file. */
export type Item = { file: string; collection: CollectionName; id: string };

/** A place in content that leads to an item. */
export type Reference = {
  file: string;
  path: Path;
  field: string;
  /** A part, such as a simulator, names the item on whose page it stands. */
  kind: "link" | "relation" | "text" | "order" | "part";
  value: string;
};

export function itemOf(file: string): Item {
  const collection = dirname(file);
  if (!isCollection(collection))
    throw new StoreError(`"${file}" is not one of several: it cannot be copied or removed.`);
  return { file, collection, id: idOf(file) };
}

export const addressOf = ({ collection, id }: Pick<Item, "collection" | "id">) =>
  collections[collection].path(id);

/** Everything in content that leads to an item, its place in the order of its kind included. */
export function referencesTo(item: Item, parsed: ContentFile[]): Reference[] {
  return parsed.flatMap(({ file, data, schema }) => {
    const fields = schema ? [...fieldsIn(schema, data)] : [];
    return fields.flatMap(({ path, kind, value }): Reference[] => {
      const how = howItLeads(item, file, path as Path, kind, value);
      return how
        ? [{ file, path: path as Path, field: fieldName(path), kind: how, value: String(value) }]
        : [];
    });
  });
}

function howItLeads(item: Item, file: string, path: Path, kind: FieldKind | undefined, value: unknown) {
  const text = String(value);
  if (kind === "relation" && text !== `${item.collection}/${item.id}`) return undefined;
  if (kind === "relation") return isPart(dirname(file)) ? "part" : "relation";
  if (kind === "link") return text.replace(/[?#].*/, "") === addressOf(item) ? "link" : undefined;
  if (kind === "prose" || kind === "markdown") return linksTo(item).test(text) ? "text" : undefined;
  const inOrder = file === files.site.file && path[0] === "order" && path[1] === item.collection;
  return inOrder && text === item.id ? "order" : undefined;
}

/** Links to an item in running text: the bracket before the address, and what may follow it. */
const linksTo = (item: Item) => new RegExp(`(?<=\\]\\()${escaped(addressOf(item))}(?=[)?#\\s])`, "g");

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** What a reference says once its item has another id. */
export function followed(reference: Reference, item: Item, id: string): string {
  const { kind, value } = reference;
  const address = addressOf({ ...item, id });
  if (kind === "order") return id;
  if (kind === "relation" || kind === "part") return `${item.collection}/${id}`;
  return kind === "link"
    ? address + value.slice(addressOf(item).length)
    : value.replace(linksTo(item), address);
}
