import { useEffect, useLayoutEffect, useRef } from "react";
import { tryStorage } from "#app/try-storage.ts";

type Positions = Record<string, number>;

const storageKey = "scroll-positions";

/** The router's key of the step that began with a document: of every such step. */
const firstStep = "default";

/**
 * How far the visitor had scrolled at each step of the history, by the router's keys. The browser's own restoration acts
 * before the page of a step is rendered; so it is left to the browser only where it loads a document.
 */
export function useScrollPositions(step: string) {
  const positions = useRef<Positions>({});
  const current = useRef<string | undefined>(step);
  useLayoutEffect(() => {
    current.current = step;
  }, [step]);

  useEffect(() => {
    const { [firstStep]: first, ...others } = stored();
    const isFirst = current.current === firstStep;
    positions.current = isFirst || first === undefined ? others : { ...others, [firstStep]: first };
    takeOver();
    const unmounting = new AbortController();
    const options = { passive: true, signal: unmounting.signal };
    const note = () => {
      if (current.current) positions.current[current.current] = scrollY;
    };
    // The browser follows a link to a place on this page, and scrolls before the router knows of the new history entry.
    const nameStep = () => {
      if (history.state) return;
      history.replaceState({ idx: null, key: Math.random().toString(36).slice(2) }, "");
      current.current = undefined;
    };
    const leave = () => {
      store(positions.current);
      history.scrollRestoration = "auto";
    };
    addEventListener("scroll", note, options);
    addEventListener("pagehide", leave, options);
    addEventListener("pageshow", takeOver, options);
    // Before the router reads the key: without one it would take the step for the first.
    addEventListener("popstate", nameStep, { capture: true, signal: unmounting.signal });
    return () => unmounting.abort();
  }, []);

  return positions;
}

function takeOver() {
  history.scrollRestoration = "manual";
}

const stored = (): Positions =>
  tryStorage(() => JSON.parse(sessionStorage.getItem(storageKey) ?? "{}")) ?? {};

const store = (positions: Positions) =>
  tryStorage(() => sessionStorage.setItem(storageKey, JSON.stringify(positions)));
