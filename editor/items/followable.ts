import type { z } from "zod";
import { type AnyCollection, collections, securityPolicy } from "../../model/registry.ts";
import type { ContentFile } from "../../pipeline/check/shape.ts";
import { StoreError } from "../store/disk/content-folder.ts";
import type { Parser } from "./parser.ts";
import type { Item } from "./references.ts";

/** The whole content, or words on what is in the way: links in a file that is not as it should be would be missed. */
export function allReadable({ parsed, unreadable }: ReturnType<Parser>) {
  const hidden = [...unreadable, ...parsed.filter((one) => !hasItsShape(one))];
  if (!hidden.length) return parsed;
  const broken = [...new Set(hidden.map(({ file }) => `content/${file}`))].join(", ");
  throw new StoreError(
    `Mend this first, because links in it cannot be followed while it has errors: ${broken}.`,
  );
}

/** Whether every field stands where it belongs and holds what belongs there, however its text is worded. */
export const hasItsShape = ({ data, schema }: ContentFile) =>
  !schema?.safeParse(data).error?.issues.some(({ code }) => !aboutWording.includes(code));

const aboutWording: z.core.$ZodIssue["code"][] = ["too_big", "too_small", "invalid_format", "custom"];

/** The registry names the item that is shown for an unknown address, and the one that security.txt leads to. */
export function refuseIfNamedInCode({ collection, id }: Item) {
  const { fallback }: AnyCollection = collections[collection];
  if (fallback === id)
    throw new StoreError(`"${id}" is shown for unknown addresses: a developer must name another first.`);
  if (collection === securityPolicy.collection && id === securityPolicy.id)
    throw new StoreError(`security.txt leads to "${id}": a developer must name another first.`);
}
