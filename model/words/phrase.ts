import { z } from "zod";

export { fill } from "./fill.ts";

/** A text of one line or more in which names in braces, like {name}, stand for what is filled in later. */
export function phrase<Name extends string>(max: number, names: readonly Name[], about: string) {
  const allowed = names.map((name) => `{${name}}`).join(", ");
  const unknown = (text: string) =>
    [...text.matchAll(/\{(.*?)\}/g)].some(([, name]) => !isOneOf(names, name));
  return z
    .string()
    .trim()
    .min(2)
    .max(max)
    .refine((text) => !unknown(text), `in braces only ${allowed} can be filled in`)
    .describe(`${about} Filled in: ${allowed}.`);
}

const isOneOf = (names: readonly string[], name = "") => names.includes(name);
