import { isDeepStrictEqual } from "node:util";
import { problemsAmong } from "../../pipeline/check/check.ts";
import type { Known } from "../../pipeline/check/names.ts";
import type { Change } from "../files/change.ts";
import { StoreError } from "../store/disk/content-folder.ts";
import type { FileEdit } from "../store/journal.ts";
import type { Outcome } from "../store/outcome.ts";
import type { Store } from "../store/store.ts";
import { type CopyOptions, copyOf } from "./copy.ts";
import { drafted } from "./draft.ts";
import { hasItsShape } from "./followable.ts";
import { openParser } from "./parser.ts";
import { itemOf, referencesTo } from "./references.ts";
import { removed } from "./remove.ts";
import { renamed } from "./rename.ts";
import { edited, type Held, orderOf, type Plan, site, type Texts, textOf } from "./texts.ts";

/** An item is not removed as long as others lead to it, and no draft as long as pages do. */
export type ItemOutcome = Outcome | Held;

export type Items = ReturnType<typeof openItems>;

/** What can be done with the items of every collection, without code of its own for any of them. */
export function openItems(store: Store, known: Known, clock = () => new Date()) {
  const parse = openParser();
  const texts = (): Texts =>
    Object.fromEntries(store.names().map((name) => [name, store.read(name)?.text ?? ""]));

  /** All or nothing, and only if the content as a whole gets no problem that it did not have. */
  function carryOut(plan: (all: Texts) => Plan | Held): ItemOutcome {
    const before = texts();
    const planned = plan(before);
    if ("status" in planned) return planned;
    const { what, after } = planned;
    const problems = newProblems(before, after);
    return problems.length ? { status: "refused", problems } : store.apply(what, editsOf(before, after));
  }

  function newProblems(before: Texts, after: Plan["after"]) {
    const left = Object.entries({ ...before, ...after }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    );
    const found = problemsAmong(parse(Object.fromEntries(left)), known);
    // What was wrong before is only looked up when something is wrong now.
    const old = found.length ? problemsAmong(parse(before), known) : [];
    return found.filter((problem) => !old.some((other) => isDeepStrictEqual(other, problem)));
  }

  const today = () => clock().toISOString().slice(0, 10);

  return {
    copy: (file: string, id: string, options: CopyOptions = {}) =>
      carryOut((all) => copyOf(file, id, options, all, today())),
    setDraft: (file: string, draft: boolean, menu = false) =>
      carryOut((all) => drafted(file, draft, menu, all, parse)),
    rename: (file: string, id: string) => carryOut((all) => renamed(file, id, all, parse)),
    remove: (file: string) => carryOut((all) => removed(file, all, parse)),
    move: (file: string, to: number) => carryOut((all) => moved(file, to, all)),
    /** What leads to an item, as far as files can be followed. Acts that would miss a link are refused in words. */
    references: (file: string) =>
      referencesTo(itemOf(file), parse(texts()).parsed.filter(hasItsShape)).filter(
        (one) => one.file !== file,
      ),
  };
}

/** Takes an item to another place among its kind. */
function moved(file: string, to: number, all: Texts): Plan {
  const item = itemOf(file);
  const from = orderOf(item, all).indexOf(item.id);
  if (from < 0) throw new StoreError(`The order of ${item.collection} does not come from a list.`);
  const change: Change = { op: "move", path: ["order", item.collection, from], to };
  return { what: `Moved ${file}`, after: { [site]: edited(site, textOf(site, all), change) } };
}

const editsOf = (before: Texts, after: Plan["after"]) =>
  Object.entries(after)
    .map(([file, text]): FileEdit => ({ file, before: before[file] ?? null, after: text }))
    .filter((edit) => edit.before !== edit.after);
