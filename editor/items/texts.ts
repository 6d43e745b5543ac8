import { files } from "../../model/registry.ts";
import type { Change, Value } from "../files/change.ts";
import { dataIn, editFile } from "../files/edit-file.ts";
import { StoreError } from "../store/disk/content-folder.ts";
import type { Item, Reference } from "./references.ts";

/** The whole content, by the names of its files. */
export type Texts = Record<string, string>;

/** What is to become of files, in words, and their texts after it; null for those that go. */
export type Plan = { what: string; after: Record<string, string | null> };

/** What keeps something from being done: these lead to the item. */
export type Held = { status: "led-to"; references: Reference[] };

export const site = files.site.file;

export function textOf(file: string, all: Texts): string {
  const text = all[file];
  if (text === undefined) throw new StoreError(`There is no content/${file}.`);
  return text;
}

export const set = (key: string, value: Value): Change => ({ op: "set", path: [key], value });

export const edited = (file: string, text: string, ...changes: Change[]) =>
  changes.reduce((current, change) => editFile(file, current, change, () => ["id", "draft"]), text);

export const titleIn = (file: string, text: string) =>
  String((dataIn(file, text) as { title?: unknown }).title);

export const isDraftIn = (file: string, text: string) =>
  (dataIn(file, text) as { draft?: unknown }).draft === true;

export const withoutDraft = (file: string, text: string): Change[] =>
  isDraftIn(file, text) ? [{ op: "remove", path: ["draft"] }] : [];

/** The items of a kind in their order, if that comes from a list. */
export function orderOf({ collection }: Item, all: Texts): string[] {
  const { order } = dataIn(site, textOf(site, all)) as { order?: Record<string, string[]> };
  return order?.[collection] ?? [];
}

/** The item's own file, and those of its parts: they go where it goes. */
export const filesOf = ({ file }: Item, references: Reference[]) => [
  file,
  ...references.filter(({ kind }) => kind === "part").map((part) => part.file),
];

/** The file of a new item beside another, if its name is one and free. */
export function newFile(item: Item, id: string, all: Texts): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw new StoreError(`"${id}" is no name for an address: use lower-case letters, digits and hyphens.`);
  textOf(item.file, all);
  const fresh = item.file.replace(/[^/]+(?=\.\w+$)/, id);
  const taken = Object.keys(all).find((file) => file.replace(/\.\w+$/, "") === fresh.replace(/\.\w+$/, ""));
  if (taken) throw new StoreError(`There is content/${taken} already.`);
  return fresh;
}
