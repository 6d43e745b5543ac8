import type { Change } from "../files/change.ts";
import { allReadable, refuseIfNamedInCode } from "./followable.ts";
import type { Parser } from "./parser.ts";
import { followed, itemOf, referencesTo } from "./references.ts";
import { edited, newFile, type Plan, set, type Texts, textOf } from "./texts.ts";

/** Another id, and so another address: everything that leads to the item follows. */
export function renamed(file: string, id: string, all: Texts, parse: Parser): Plan {
  const item = itemOf(file);
  const fresh = newFile(item, id, all);
  refuseIfNamedInCode(item);
  const after = { ...all };
  for (const reference of referencesTo(item, allReadable(parse(all)))) {
    const change: Change = { op: "set", path: reference.path, value: followed(reference, item, id) };
    after[reference.file] = edited(reference.file, textOf(reference.file, after), change);
  }
  const own = edited(file, textOf(file, after), set("id", id));
  return { what: `Renamed ${file} to ${fresh}`, after: { ...after, [file]: null, [fresh]: own } };
}
