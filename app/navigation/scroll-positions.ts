import { useEffect, useLayoutEffect, useRef } from "react";

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
  const current = useRef(step);
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
      positions.current[current.current] = scrollY;
    };
    const leave = () => {
      store(positions.current);
      history.scrollRestoration = "auto";
    };
    addEventListener("scroll", note, options);
    addEventListener("pagehide", leave, options);
    addEventListener("pageshow", takeOver, options);
    return () => unmounting.abort();
  }, []);

  return positions;
}

function takeOver() {
  history.scrollRestoration = "manual";
}

/** A browser that keeps nothing for us throws when it is asked. */
function stored(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}

function store(positions: Positions) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {}
}
