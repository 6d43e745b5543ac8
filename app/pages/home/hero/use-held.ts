import { type FocusEvent, type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { useHidden } from "#app/ui/use-hidden.ts";

/** Whether the hero stands still: pointed at, focused, paused, in a hidden tab, or for those who ask for less motion. */
export function useHeld(hero: RefObject<HTMLElement | null>) {
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useHidden();
  const still = useReducedMotion();

  // What the visitor did before the app was awake.
  useEffect(() => {
    setPaused(Boolean(hero.current?.querySelector(".featured-pause :checked")));
    setPointed(Boolean(hero.current?.querySelector(".featured-stack:hover")));
  }, [hero]);

  return {
    held: paused || pointed || focused || hidden || still,
    setPaused,
    pointing: { onPointerEnter: () => setPointed(true), onPointerLeave: () => setPointed(false) },
    focusing: {
      // A click leaves the focus behind as well, but only keys ask for time to read.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}

export type Holding = Omit<ReturnType<typeof useHeld>, "held">;

const query = "(prefers-reduced-motion: reduce)";

const useReducedMotion = () =>
  useSyncExternalStore(
    (notify) => {
      const media = matchMedia(query);
      media.addEventListener("change", notify);
      return () => media.removeEventListener("change", notify);
    },
    () => matchMedia(query).matches,
    () => false,
  );
