/** A place in a content file: the keys and list positions that lead to it, such as ["hero", "title"] or ["faq", 0]. */
export type Path = readonly (string | number)[];

/** What YAML can say and JSON too. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/**
 * One step of editing. Lists are counted from 0. `was` is the value that was there when the step was made, null for none:
 * where another version says something else, the change has no place in it.
 */
export type Change =
  /** Gives a field its value, and adds the field where there is none. */
  | { op: "set"; path: Path; value: Value; was?: Value }
  /** Puts an entry into a list, before the one that has the place now; one past the last appends. */
  | { op: "insert"; path: Path; value: Value }
  | { op: "remove"; path: Path; was?: Value }
  /** Takes an entry of a list to another place of the same list. */
  | { op: "move"; path: Path; to: number; was?: Value };

/** A change that cannot be made, in words for the author. */
export class ChangeError extends Error {
  override name = "ChangeError";
}

/** What a change makes of the data, whatever the file looks like. */
export function changed(data: Value, change: Change): Value {
  const copy = structuredClone(data);
  const last = change.path.at(-1);
  if (last === undefined) throw new ChangeError("A whole file cannot be changed as one value.");
  const parent = valueAt(copy, change.path.slice(0, -1));
  if (Array.isArray(parent) && typeof last === "number") changeList(parent, last, change);
  else if (isGroup(parent) && typeof last === "string") changeGroup(parent, last, change);
  else throw nowhere(change.path);
  return copy;
}

export function valueAt(data: Value, path: Path): Value | undefined {
  return path.reduce<Value | undefined>((value, key) => {
    if (Array.isArray(value)) return typeof key === "number" ? value[key] : undefined;
    return isGroup(value) && typeof key === "string" && Object.hasOwn(value, key) ? value[key] : undefined;
  }, data);
}

export const isGroup = (value: unknown): value is { [key: string]: Value } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const nowhere = (path: Path) => new ChangeError(`There is nothing at ${path.join(".")}.`);

function changeList(list: Value[], at: number, change: Change) {
  const places = list.length + (change.op === "insert" ? 1 : 0);
  if (!isPlace(at, places)) throw nowhere(change.path);
  if (change.op === "set") list[at] = change.value;
  else if (change.op === "insert") list.splice(at, 0, change.value);
  else if (change.op === "remove") list.splice(at, 1);
  else {
    if (!isPlace(change.to, list.length)) throw nowhere([...change.path.slice(0, -1), change.to]);
    list.splice(change.to, 0, ...list.splice(at, 1));
  }
}

const isPlace = (place: number, places: number) => Number.isInteger(place) && place >= 0 && place < places;

/** Keys that mean something to JavaScript itself and never stand in content. */
const forbidden = ["__proto__", "constructor", "prototype"];

function changeGroup(group: { [key: string]: Value }, key: string, change: Change) {
  if (forbidden.includes(key)) throw new ChangeError(`No field can be called "${key}".`);
  if (change.op === "set") {
    group[key] = change.value;
    return;
  }
  if (!Object.hasOwn(group, key)) throw nowhere(change.path);
  if (change.op === "remove") delete group[key];
  else throw new ChangeError("Only the entries of a list have an order.");
}
