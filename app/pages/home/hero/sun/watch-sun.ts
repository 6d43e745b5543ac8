import { placeSun } from "./place-sun.ts";

/**
 * Waits for somebody who moves the sun, or reaches for the theme's switch while the hero is in sight, and only then
 * fetches what follows it. The function that it returns ends it.
 */
export function watchSun(hero: HTMLElement): () => void {
  const waiting = new AbortController();
  const following = new AbortController();
  const sun = hero.querySelector<HTMLInputElement>(".sun");
  if (!sun) return () => {};
  placeSun(sun);
  const come = () => {
    waiting.abort();
    const { signal } = following;
    import("./follow-sun.ts").then(
      ({ followSun }) => signal.aborted || followSun(hero, sun, signal),
      () => {}, // The theme follows it all the same.
    );
  };
  const comeForTheme = ({ target }: Event) => {
    const isSwitch = target instanceof Element && target.closest("[data-theme-switch]");
    if (isSwitch && hero.getBoundingClientRect().bottom > 0) come();
  };
  for (const type of ["pointerover", "focus", "input"]) sun.addEventListener(type, come, waiting);
  for (const type of ["pointerover", "focusin", "pointerdown"]) addEventListener(type, comeForTheme, waiting);
  if (sun.value !== sun.defaultValue) come();
  return () => {
    waiting.abort();
    following.abort();
  };
}
