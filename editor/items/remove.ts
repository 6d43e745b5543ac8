import { allReadable, refuseIfNamedInCode } from "./followable.ts";
import type { Parser } from "./parser.ts";
import { itemOf, referencesTo } from "./references.ts";
import { edited, filesOf, type Held, type Plan, type Texts, textOf } from "./texts.ts";

/**
 * Removes an item and its parts, if nothing leads to it but lists of related pages and the order: it is taken out of
 * those.
 */
export function removed(file: string, all: Texts, parse: Parser): Plan | Held {
  const item = itemOf(file);
  textOf(file, all);
  refuseIfNamedInCode(item);
  const references = referencesTo(item, allReadable(parse(all)));
  const own = filesOf(item, references);
  const others = references.filter((reference) => !own.includes(reference.file));
  const held = others.filter(({ kind }) => kind === "link" || kind === "text");
  if (held.length) return { status: "led-to", references: held };
  const gone = Object.fromEntries(own.map((one) => [one, null]));
  const after: Plan["after"] = { ...all, ...gone };
  // From the last place to the first: those before keep theirs.
  for (const { file: name, path } of others.toReversed())
    after[name] = edited(name, String(after[name]), { op: "remove", path });
  return { what: `Removed ${own.join(" and ")}`, after };
}
