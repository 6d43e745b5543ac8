import { type AnyCollection, collections } from "../../model/registry.ts";
import { StoreError } from "../store/disk/content-folder.ts";
import type { Parser } from "./parser.ts";
import type { Item } from "./references.ts";

/** The whole content, or words on what is in the way: links in a file that cannot be read would be missed. */
export function allReadable({ parsed, unreadable }: ReturnType<Parser>) {
  if (!unreadable.length) return parsed;
  const broken = [...new Set(unreadable.map(({ file }) => `content/${file}`))].join(", ");
  throw new StoreError(
    `Mend this first, because links in it cannot be followed while it has errors: ${broken}.`,
  );
}

/** The registry names the item that is shown for an unknown address. */
export function refuseIfNamedInCode({ collection, id }: Item) {
  const { fallback }: AnyCollection = collections[collection];
  if (fallback === id)
    throw new StoreError(`"${id}" is shown for unknown addresses: a developer must name another first.`);
}
