import { useEffect } from "react";

const reach = 200;
/** Long enough to pass the sections of a smooth scroll without naming them; browsers also limit how often one may. */
const settledMs = 120;

/**
 * The address names the section that is being read, without a step in the history: a copied link leads back to it.
 * Above the first section it names none.
 */
export function useQuietHash(ids: readonly string[]) {
  const key = ids.join(" ");
  useEffect(() => {
    let settled: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(settled);
      settled = setTimeout(() => name(sectionAt(key.split(" "))), settledMs);
    };
    addEventListener("scroll", look, { passive: true });
    return () => {
      clearTimeout(settled);
      removeEventListener("scroll", look);
    };
  }, [key]);
}

function sectionAt(ids: string[]): string | undefined {
  const topOf = (id: string) =>
    document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  return ids.filter((id) => topOf(id) <= reach).at(-1);
}

function name(id = "") {
  if (location.hash.slice(1) === id) return;
  history.replaceState(history.state, "", id ? `#${id}` : location.pathname + location.search);
}
