import { useEffect, useState } from "react";
import { moveFocusTo } from "#app/ui/move-focus.ts";

/** A section is reached once its top is this far below the window's, in pixels. */
const reach = 200;
/** Long enough to pass the sections of a smooth scroll without naming them; browsers also limit how often one may. */
const settledMs = 120;

/** The id of the section that the visitor reads, among those named in the order of the page. */
export function useScrollSpy(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0]);
  const key = ids.join(" ");
  useEffect(() => {
    const look = () => setActive(sectionRead(key.split(" ")));
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [key]);
  return active;
}

/**
 * The hash names the section that is being read, without a step in the history: a copied link leads back to it. Above
 * the first section there is none. A hash that names a row or an answer stays as long as that is in sight.
 */
export function useHashFromScroll(ids: readonly string[]) {
  const key = ids.join(" ");
  useEffect(() => {
    let settled: ReturnType<typeof setTimeout>;
    const { pathname } = location;
    const look = () => {
      clearTimeout(settled);
      settled = setTimeout(() => {
        // The address may be that of the next page already, while this one is still shown.
        if (location.pathname === pathname) nameSection(lastReached(key.split(" ")));
      }, settledMs);
    };
    addEventListener("scroll", look, { passive: true });
    return () => {
      clearTimeout(settled);
      removeEventListener("scroll", look);
    };
  }, [key]);
}

/** Scrolls to a section and moves the focus there; the address changes without a step in the history. */
export function goToSection(id: string) {
  const section = document.getElementById(id);
  if (!section) return;
  section.scrollIntoView();
  moveFocusTo(section);
  replaceHash(id);
}

function sectionRead(ids: string[]): string | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  // At the page's end the last section may be too short to reach the line.
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1) return ids.at(-1);
  return lastReached(ids) ?? ids[0];
}

const lastReached = (ids: string[]) =>
  ids.findLast((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= reach;
  });

function nameSection(id = "") {
  const named = document.getElementById(location.hash.slice(1));
  if (named && document.getElementById(id)?.contains(named) && isInSight(named)) return;
  replaceHash(id);
}

function isInSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function replaceHash(id = "") {
  if (location.hash.slice(1) === id) return;
  history.replaceState(history.state, "", id ? `#${id}` : location.pathname + location.search);
}
