import { isDeepStrictEqual } from "node:util";
import { type AnyCollection, collections, files } from "../../model/registry.ts";
import { problemsAmong } from "../../pipeline/check/check.ts";
import type { Known } from "../../pipeline/check/names.ts";
import type { Change, Value } from "../files/change.ts";
import { dataIn, editFile } from "../files/edit-file.ts";
import { StoreError } from "../store/disk/content-folder.ts";
import type { FileEdit } from "../store/journal.ts";
import type { Outcome } from "../store/outcome.ts";
import type { Store } from "../store/store.ts";
import { menuEntry } from "./menu.ts";
import { openParser, type Parser } from "./parser.ts";
import { followed, type Item, itemOf, type Reference, referencesTo } from "./references.ts";

export type ItemOutcome =
  | Outcome
  /** It is not removed as long as these lead to it. */
  | { status: "led-to"; references: Reference[] };

export type CopyOptions = { title?: string; draft?: boolean; menu?: boolean };

export type Items = ReturnType<typeof openItems>;

const site = files.site.file;

/** What can be done with the items of every collection, without code of its own for any of them. */
export function openItems(store: Store, known: Known, clock = () => new Date()) {
  const parse = openParser();
  const texts = () => Object.fromEntries(store.names().map((name) => [name, store.read(name)?.text ?? ""]));

  /** A new item with the texts of another, behind it in the order: a draft, or a page that may stand in the menu, too. */
  function copy(
    file: string,
    id: string,
    { title, draft = true, menu = false }: CopyOptions = {},
  ): ItemOutcome {
    const all = texts();
    const item = itemOf(file);
    const fresh = newFile(item, id, all);
    const today = clock().toISOString().slice(0, 10);
    const changes: Change[] = [
      set("id", id),
      ...(draft ? [set("draft", true)] : withoutDraft(file, textOf(file, all))),
      set("updated", today),
      ...(title ? [set("title", title)] : []),
    ];
    const text = changes.reduce((current, change) => edited(file, current, change), textOf(file, all));
    const place = orderOf(item, all).indexOf(item.id);
    const order: Change = { op: "insert", path: ["order", item.collection, place + 1], value: id };
    const own = { ...item, file: fresh, id };
    const entry = menu && !draft ? menuEntry(textOf(site, all), own, item, titleIn(fresh, text)) : undefined;
    const inSite = [place >= 0 ? order : [], entry ?? []].flat();
    return apply(`Copied ${file} to ${fresh}`, all, {
      [fresh]: text,
      [site]: inSite.reduce((current, change) => edited(site, current, change), textOf(site, all)),
    });
  }

  /** Makes a draft of a page, or a page of a draft, with an entry in the menu if that is wanted. */
  function setDraft(file: string, draft: boolean, menu = false): ItemOutcome {
    const all = texts();
    const item = itemOf(file);
    textOf(file, all);
    const references = referencesTo(item, parse(all).parsed);
    const own = filesOf(item, references);
    const held = draft ? leadingFromPages(references, own, all) : [];
    if (held.length) return { status: "led-to", references: held };
    const after = Object.fromEntries(own.map((one) => [one, withDraft(one, textOf(one, all), draft)]));
    const entry =
      menu && !draft
        ? menuEntry(textOf(site, all), item, neighbour(item, all), titleIn(file, textOf(file, after)))
        : undefined;
    return apply(draft ? `Made ${file} a draft` : `Published ${file}`, all, {
      ...after,
      ...(entry && { [site]: edited(site, textOf(site, all), entry) }),
    });
  }

  /** The item that stands before another one, or behind the first. */
  function neighbour(item: Item, all: Record<string, string>): Item {
    const order = orderOf(item, all);
    const place = order.indexOf(item.id);
    const id = order[place - 1] ?? order[place + 1] ?? item.id;
    return { ...item, id };
  }

  /** Another id, and so another address: everything that leads to the item follows. */
  function rename(file: string, id: string): ItemOutcome {
    const all = texts();
    const item = itemOf(file);
    const fresh = newFile(item, id, all);
    refuseIfNamedInCode(item);
    const after = { ...all };
    for (const reference of referencesTo(item, allReadable(parse(all)))) {
      const change: Change = { op: "set", path: reference.path, value: followed(reference, item, id) };
      after[reference.file] = edited(reference.file, textOf(reference.file, after), change);
    }
    const own = edited(file, textOf(file, after), { op: "set", path: ["id"], value: id });
    return apply(`Renamed ${file} to ${fresh}`, all, { ...after, [file]: null, [fresh]: own });
  }

  /**
   * Removes an item and its parts, if nothing leads to it but lists of related pages and the order: it is taken out of
   * those.
   */
  function remove(file: string): ItemOutcome {
    const all = texts();
    const item = itemOf(file);
    textOf(file, all);
    refuseIfNamedInCode(item);
    const references = referencesTo(item, allReadable(parse(all)));
    const own = filesOf(item, references);
    const others = references.filter((reference) => !own.includes(reference.file));
    const held = others.filter(({ kind }) => kind === "link" || kind === "text");
    if (held.length) return { status: "led-to", references: held };
    const gone = Object.fromEntries(own.map((one) => [one, null]));
    const after: Record<string, string | null> = { ...all, ...gone };
    // From the last place to the first: those before keep theirs.
    for (const { file: name, path } of others.toReversed())
      after[name] = edited(name, String(after[name]), { op: "remove", path });
    return apply(`Removed ${own.join(" and ")}`, all, after);
  }

  /** Takes an item to another place among its kind. */
  function move(file: string, to: number): ItemOutcome {
    const all = texts();
    const item = itemOf(file);
    const from = orderOf(item, all).indexOf(item.id);
    if (from < 0) throw new StoreError(`The order of ${item.collection} does not come from a list.`);
    const change: Change = { op: "move", path: ["order", item.collection, from], to };
    return apply(`Moved ${file}`, all, { [site]: edited(site, textOf(site, all), change) });
  }

  /** All or nothing, and only if the content as a whole gets no problem that it did not have. */
  function apply(
    what: string,
    before: Record<string, string>,
    after: Record<string, string | null>,
  ): ItemOutcome {
    const edits = Object.entries(after)
      .map(([file, text]): FileEdit => ({ file, before: before[file] ?? null, after: text }))
      .filter((edit) => edit.before !== edit.after);
    const left = Object.entries({ ...before, ...after }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    );
    const found = problemsAmong(parse(Object.fromEntries(left)), known);
    // What was wrong before is only looked up when something is wrong now.
    const old = found.length ? problemsAmong(parse(before), known) : [];
    const problems = found.filter((problem) => !old.some((other) => isDeepStrictEqual(other, problem)));
    return problems.length ? { status: "refused", problems } : store.apply(what, edits);
  }

  return {
    copy,
    setDraft,
    rename,
    remove,
    move,
    references: (file: string) =>
      referencesTo(itemOf(file), parse(texts()).parsed).filter((one) => one.file !== file),
  };
}

const set = (key: string, value: Value): Change => ({ op: "set", path: [key], value });

const isDraftIn = (file: string, text: string) => (dataIn(file, text) as { draft?: unknown }).draft === true;

/** The item's own file, and those of its parts: they go where it goes. */
const filesOf = ({ file }: Item, references: Reference[]) => [
  file,
  ...references.filter(({ kind }) => kind === "part").map((part) => part.file),
];

/** What visitors of other pages could follow to an item. */
const leadingFromPages = (references: Reference[], own: string[], all: Record<string, string>) =>
  references.filter(
    ({ file, kind }) => !own.includes(file) && kind !== "order" && !isDraftIn(file, textOf(file, all)),
  );

const withDraft = (file: string, text: string, draft: boolean) =>
  (draft ? [set("draft", true)] : withoutDraft(file, text)).reduce(
    (current, change) => edited(file, current, change),
    text,
  );

const withoutDraft = (file: string, text: string): Change[] =>
  isDraftIn(file, text) ? [{ op: "remove", path: ["draft"] }] : [];

const titleIn = (file: string, text: string) => String((dataIn(file, text) as { title?: unknown }).title);

const edited = (file: string, text: string, change: Change) =>
  editFile(file, text, change, () => ["id", "draft"]);

function textOf(file: string, all: Record<string, string>): string {
  const text = all[file];
  if (text === undefined) throw new StoreError(`There is no content/${file}.`);
  return text;
}

function newFile(item: Item, id: string, all: Record<string, string>): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    throw new StoreError(`"${id}" is no name for an address: use lower-case letters, digits and hyphens.`);
  textOf(item.file, all);
  const fresh = item.file.replace(/[^/]+(?=\.\w+$)/, id);
  const taken = Object.keys(all).find((file) => file.replace(/\.\w+$/, "") === fresh.replace(/\.\w+$/, ""));
  if (taken) throw new StoreError(`There is content/${taken} already.`);
  return fresh;
}

function orderOf({ collection }: Item, all: Record<string, string>): string[] {
  const { order } = dataIn(site, textOf(site, all)) as { order?: Record<string, string[]> };
  return order?.[collection] ?? [];
}

/** The whole content, or words on what is in the way: links in a file that cannot be read would be missed. */
function allReadable({ parsed, unreadable }: ReturnType<Parser>) {
  if (!unreadable.length) return parsed;
  const broken = [...new Set(unreadable.map(({ file }) => `content/${file}`))].join(", ");
  throw new StoreError(
    `Mend this first, because links in it cannot be followed while it has errors: ${broken}.`,
  );
}

/** The registry names the item that is shown for an unknown address. */
function refuseIfNamedInCode({ collection, id }: Item) {
  const { fallback }: AnyCollection = collections[collection];
  if (fallback === id)
    throw new StoreError(`"${id}" is shown for unknown addresses: a developer must name another first.`);
}
