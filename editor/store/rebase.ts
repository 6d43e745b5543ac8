import { isDeepStrictEqual } from "node:util";
import { keysAt } from "../../model/visit.ts";
import { schemaOf } from "../../pipeline/check/shape.ts";
import { type Change, type Path, valueAt } from "../files/change.ts";
import { dataIn, editFile } from "../files/edit-file.ts";

export const withChanges = (file: string, text: string, changes: Change[]) =>
  changes.reduce((current, one) => editFile(file, current, one, orderIn(file)), text);

/** A version with our changes in it, or null where it says something else than they were made from. */
export const rebasedOn = (file: string, text: string, changes: Change[]) =>
  changes.reduce<string | null>(
    (current, one) =>
      current !== null && fits(file, current, one) ? withChanges(file, current, [one]) : null,
    text,
  );

/** The same with a version that may be anything, also no YAML any more: null where it has no place for our changes. */
export function rebasedOnAny(file: string, text: string | null, changes: Change[]): string | null {
  try {
    return text === null ? null : rebasedOn(file, text, changes);
  } catch {
    return null;
  }
}

/** Whether a change meets what it was made from: not a text that was rewritten meanwhile, nor another entry of a list. */
function fits(file: string, text: string, change: Change) {
  if (!("was" in change) || change.was === undefined) return true;
  const now = valueAt(dataIn(file, text), change.path) ?? null;
  return isDeepStrictEqual(now, change.was) || (change.op === "set" && isDeepStrictEqual(now, change.value));
}

/** The order in which the schema lists a group's fields. */
const orderIn = (file: string) => (path: Path) => {
  const schema = schemaOf(file);
  return schema ? keysAt(schema, [...path]) : [];
};
