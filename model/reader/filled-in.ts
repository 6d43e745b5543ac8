import { factsOf } from "../site.ts";
import { fill } from "../words/fill.ts";
import type { Files } from "./files.ts";

export type FilledIn = ReturnType<typeof openFilledIn>;

/** Texts with {name}, {email} and the like replaced by what site.yaml says. */
export function openFilledIn({ file }: Files) {
  const filledIn = (text: string) => fill(text, factsOf(file("site")));

  /** The same for every text of an item. */
  const filledInAll = <T>(value: T): T => {
    if (typeof value === "string") return filledIn(value) as T;
    if (Array.isArray(value)) return value.map(filledInAll) as T;
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filledInAll(part)])) as T;
  };

  return { filledIn, filledInAll };
}
