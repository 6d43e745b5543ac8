import { isDeepStrictEqual } from "node:util";
import { type Change, isGroup, type Path, type Value } from "./change.ts";

/** The steps that lead from one value to another, as few and as deep inside as they can be. */
export function differences(before: Value | undefined, after: Value, path: Path = []): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isGroup(before) && isGroup(after)) return inGroup(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return inList(before, after, path);
  return [{ op: "set", path, value: after }];
}

type Group = { [key: string]: Value };

function inGroup(before: Group, after: Group, path: Path): Change[] {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...Object.entries(after).flatMap(([key, value]) =>
      differences(Object.hasOwn(before, key) ? before[key] : undefined, value, [...path, key]),
    ),
    ...gone.map((key): Change => ({ op: "remove", path: [...path, key] })),
  ];
}

function inList(before: Value[], after: Value[], path: Path): Change[] {
  const moved = before.length === after.length && oneMove(before, after);
  if (moved) return [{ op: "move", path: [...path, moved.from], to: moved.to }];
  const head = sameAtStart(before, after);
  const tail = sameAtStart(before.slice(head).reverse(), after.slice(head).reverse());
  const old = before.slice(head, before.length - tail);
  const fresh = after.slice(head, after.length - tail);
  const both = Math.min(old.length, fresh.length);
  return [
    ...fresh.slice(0, both).flatMap((value, i) => differences(old[i], value, [...path, head + i])),
    ...fresh
      .slice(both)
      .map((value, i): Change => ({ op: "insert", path: [...path, head + both + i], value })),
    ...old.slice(both).map((): Change => ({ op: "remove", path: [...path, head + both] })),
  ];
}

/** How many entries two lists have in common before they differ. */
export function sameAtStart(one: Value[], two: Value[]) {
  const differs = one.findIndex((value, i) => i >= two.length || !isDeepStrictEqual(value, two[i]));
  return differs < 0 ? one.length : differs;
}

/** Where the one entry went whose move alone tells the lists apart. */
function oneMove(before: Value[], after: Value[]) {
  const first = sameAtStart(before, after);
  const last = before.length - 1 - sameAtStart(before.toReversed(), after.toReversed());
  const tries = [
    { from: first, to: last },
    { from: last, to: first },
  ];
  return tries.find(({ from, to }) => {
    const list = before.toSpliced(from, 1);
    return isDeepStrictEqual(list.toSpliced(to, 0, before[from] as Value), after);
  });
}
