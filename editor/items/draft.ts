import { allReadable } from "./followable.ts";
import { menuEntry } from "./menu.ts";
import type { Parser } from "./parser.ts";
import { type Item, itemOf, type Reference, referencesTo } from "./references.ts";
import {
  edited,
  filesOf,
  type Held,
  isDraftIn,
  orderOf,
  type Plan,
  set,
  site,
  type Texts,
  textOf,
  titleIn,
  withoutDraft,
} from "./texts.ts";

/** Makes a draft of a page, or a page of a draft, with an entry in the menu if that is wanted. */
export function drafted(file: string, draft: boolean, menu: boolean, all: Texts, parse: Parser): Plan | Held {
  const item = itemOf(file);
  textOf(file, all);
  const references = referencesTo(item, allReadable(parse(all)));
  const own = filesOf(item, references);
  const held = draft ? leadingFromPages(references, own, all) : [];
  if (held.length) return { status: "led-to", references: held };
  const after = Object.fromEntries(own.map((one) => [one, withDraft(one, textOf(one, all), draft)]));
  const entry =
    menu && !draft
      ? menuEntry(textOf(site, all), item, neighbour(item, all), titleIn(file, textOf(file, after)))
      : undefined;
  return {
    what: draft ? `Made ${file} a draft` : `Published ${file}`,
    after: { ...after, ...(entry && { [site]: edited(site, textOf(site, all), entry) }) },
  };
}

/** What visitors of other pages could follow to an item. */
const leadingFromPages = (references: Reference[], own: string[], all: Texts) =>
  references.filter(
    ({ file, kind }) => !own.includes(file) && kind !== "order" && !isDraftIn(file, textOf(file, all)),
  );

const withDraft = (file: string, text: string, draft: boolean) =>
  edited(file, text, ...(draft ? [set("draft", true)] : withoutDraft(file, text)));

/** The item that stands before another one, or behind the first. */
function neighbour(item: Item, all: Texts): Item {
  const order = orderOf(item, all);
  const place = order.indexOf(item.id);
  const id = order[place - 1] ?? order[place + 1] ?? item.id;
  return { ...item, id };
}
