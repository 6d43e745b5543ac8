/** Tells whether the hero stands still: pointed at, focused by keys, paused, in a hidden tab, or for less motion. */
export function watchHold(hero: HTMLElement, onChange: (held: boolean) => void, signal: AbortSignal) {
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const pause = hero.querySelector<HTMLInputElement>(".featured-pause input");
  let pointed = false;
  let focused = false;

  const tell = () => onChange(pointed || focused || pause?.checked || document.hidden || lessMotion.matches);
  const listen = (target: EventTarget, types: string[]) => {
    for (const type of types) target.addEventListener(type, note, { signal });
  };
  const note = ({ type, target }: Event) => {
    // Whoever has just let it go on, with the pointer or focus still on the button, wants to see it go on.
    const counts = (target as Element) !== pause;
    if (type.startsWith("pointer")) pointed = type === "pointerover" && counts;
    // A click leaves the focus behind as well, but only keys ask for time to read.
    if (type.startsWith("focus"))
      focused = type === "focusin" && counts && (target as Element).matches(":focus-visible");
    tell();
  };
  listen(hero, ["pointerover", "pointerleave", "focusin", "focusout", "change"]);
  listen(document, ["visibilitychange"]);
  listen(lessMotion, ["change"]);
  // By then the browser has brought back what was ticked before a reload.
  listen(window, ["pageshow"]);
  tell();
}
