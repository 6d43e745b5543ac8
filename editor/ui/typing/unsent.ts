import type { Typed } from "../../store/journal.ts";
import type { Place } from "../page/follow.ts";

/** What was typed and the editor's server has not heard of. This tab keeps it, also when the page is loaded anew. */
export function openUnsent() {
  const unsent = new Map(stored().map((one) => [keyOf(one), one]));
  const all = () => [...unsent.values()];

  function drop(place: Place) {
    if (unsent.delete(keyOf(place))) store(all());
  }

  return {
    all,
    has: (place: Place) => unsent.has(keyOf(place)),
    add(one: Typed) {
      unsent.set(keyOf(one), one);
      store(all());
    },
    /** The server has heard of it; what was typed there since then stays. */
    sent(one: Typed) {
      if (unsent.get(keyOf(one)) === one) drop(one);
    },
    drop,
  };
}

const keyOf = ({ file, path }: Place) => JSON.stringify([file, path]);

const storageKey = "editor-unsent";

function stored(): Typed[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
  } catch {
    return []; // a browser that stores nothing
  }
}

function store(unsent: Typed[]) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(unsent));
  } catch {
    // A browser that stores nothing, or no more: it is kept as long as the page is open.
  }
}
