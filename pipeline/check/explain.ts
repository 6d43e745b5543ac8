import type { z } from "zod";
import { descriptionAt, keysAt } from "../../model/visit.ts";
import type { Problem } from "./problem.ts";

type Issue = z.core.$ZodIssue;

/** A schema's complaint in the words of the person who writes the content: what is wrong and how to mend it. */
export function explain(issue: Issue, data: unknown, schema: z.ZodType, file: string): Problem[] {
  const field = fieldName(issue.path);
  const at = (says: string): Problem => ({ file, field, says });
  switch (issue.code) {
    case "unrecognized_keys": {
      const known = keysAt(schema, issue.path);
      return issue.keys.map((key) => ({
        file,
        field: fieldName([...issue.path, key]),
        says: unknownKey(key, known),
      }));
    }
    case "invalid_type": {
      const value = valueAt(data, issue.path);
      if (value === undefined || value === null)
        return [at(`It is missing. Add it.${manual(schema, issue.path)}`)];
      return [
        at(`It must be ${noun(issue.expected)}, but it is ${inWords(value)}.${manual(schema, issue.path)}`),
      ];
    }
    case "too_big":
    case "too_small":
      return [at(size(issue, valueAt(data, issue.path)))];
    case "invalid_value":
      return [at(`It must be ${oneOf(issue.values)}, but it is ${inWords(valueAt(data, issue.path))}.`)];
    default:
      return [at(notRight(valueAt(data, issue.path), issue.message) + manual(schema, issue.path))];
  }
}

export const notRight = (value: unknown, message: string) => `${inWords(value)} is not right: ${message}.`;

/** A place in content as an author counts: features[2].title is the second feature's. */
export const fieldName = (path: PropertyKey[]) =>
  path
    .map((key) => (typeof key === "number" ? `[${key + 1}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");

function unknownKey(key: string, known: string[]) {
  const near = known.find((name) => distance(name.toLowerCase(), key.toLowerCase()) <= 2);
  return near
    ? `Nothing is called "${key}" here. Did you mean "${near}"?`
    : `Nothing is called "${key}" here. Remove it, or use one of: ${known.join(", ")}.`;
}

function size(issue: Extract<Issue, { code: "too_big" | "too_small" }>, value: unknown) {
  const limit = issue.code === "too_big" ? Number(issue.maximum) : Number(issue.minimum);
  const most = issue.code === "too_big" ? "at most" : "at least";
  if (typeof value === "string") {
    const mend = issue.code === "too_big" ? `Shorten it to ${most} ${limit}` : `Write ${most} ${limit}`;
    return `It has ${value.trim().length} characters. ${mend}.`;
  }
  if (Array.isArray(value)) {
    const exact = issue.exact ? `exactly ${limit}` : `${most} ${limit}`;
    return `It has ${value.length} entries. There must be ${exact}.`;
  }
  return `It is ${inWords(value)}. It must be ${most} ${limit}.`;
}

const oneOf = (values: readonly unknown[]) => values.map((value) => `"${String(value)}"`).join(" or ");

const noun = (expected: string) =>
  ({
    string: "text",
    array: "a list (lines that begin with -)",
    object: "a group of fields",
    number: "a number",
    boolean: "true or false",
  })[expected] ?? expected;

function inWords(value: unknown): string {
  if (value === undefined || value === null) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a group of fields";
  return typeof value === "string" ? `"${quotable(value)}"` : `${String(value)}`;
}

/** The beginning of a text. What cannot be shown has a sign instead: no terminal shall obey it. */
const quotable = (text: string) =>
  (text.length > 60 ? `${text.slice(0, 57)}…` : text).replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, "\uFFFD");

function valueAt(data: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );
}

const manual = (schema: z.ZodType, path: PropertyKey[]) => {
  const text = descriptionAt(schema, path);
  return text ? ` ${text}` : "";
};

/** Levenshtein's edit distance: how many letters were mistyped. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
