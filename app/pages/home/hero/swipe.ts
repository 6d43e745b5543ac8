/** Less is a tap with an unsteady finger. */
const swipePx = 40;
/** A pointer that is captured before it has gone so far would never click the card. */
const dragPx = 8;

/**
 * Follows a finger or mouse that drags the front card sideways: to the left brings the next card, to the right the one
 * before, by a click on its dot. The function that it returns ends it.
 */
export function watchSwipes(hero: HTMLElement): () => void {
  const listening = new AbortController();
  const stack = hero.querySelector<HTMLElement>(".featured-stack");
  const dots = Array.from(hero.querySelectorAll<HTMLInputElement>(".featured-dots > input"));
  let start: number | undefined;
  let swiped = false;

  const front = () => hero.querySelector<HTMLElement>(".featured-card[data-place='0']");
  const letGo = () => {
    start = undefined;
    front()?.style.removeProperty("--drag");
  };
  const turn = (steps: 1 | -1) => {
    const now = dots.findIndex(({ checked }) => checked);
    dots.at((now + steps) % dots.length)?.click();
  };
  const on = (type: string, listener: (event: PointerEvent) => void, capture = false) =>
    stack?.addEventListener(type, (event) => listener(event as PointerEvent), {
      signal: listening.signal,
      capture,
    });

  on("pointerdown", ({ button, clientX }) => {
    if (button === 0) start = clientX;
    swiped = false;
  });
  on("pointermove", ({ clientX, pointerId, buttons }) => {
    if (start === undefined) return;
    // It was released elsewhere.
    if (!buttons) return letGo();
    const distance = clientX - start;
    if (Math.abs(distance) > dragPx) stack?.setPointerCapture(pointerId);
    front()?.style.setProperty("--drag", `${distance}px`);
  });
  on("pointerup", ({ clientX }) => {
    const distance = clientX - (start ?? clientX);
    letGo();
    if (Math.abs(distance) < swipePx) return;
    swiped = true;
    turn(distance < 0 ? 1 : -1);
  });
  on("pointercancel", letGo);
  // The click that ends a swipe is not one on the card.
  on(
    "click",
    (event) => {
      if (!swiped) return;
      swiped = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  return () => listening.abort();
}
