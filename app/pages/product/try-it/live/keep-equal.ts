/** Structural sharing: `next`, with the objects of `last` wherever they are deeply equal, so that memoized components skip. */
export function keepEqual<Value>(last: unknown, next: Value): Value {
  if (!isObject(last) || !isObject(next) || Array.isArray(last) !== Array.isArray(next)) return next;
  const parts: Parts = next;
  const names = Object.keys(parts);
  let isEqual = names.length === Object.keys(last).length;
  for (const name of names) {
    parts[name] = keepEqual(last[name], parts[name]);
    isEqual &&= Object.is(parts[name], last[name]);
  }
  return isEqual ? (last as Value) : next;
}

type Parts = Record<string, unknown>;

const isObject = (value: unknown): value is Parts => typeof value === "object" && value !== null;
