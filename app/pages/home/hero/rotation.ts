import { afterPaint } from "#app/ui/after-paint.ts";
import { watchHold } from "./hold.ts";
import { type Slides, slidesOf } from "./slides.ts";

/** Card and scene stay for 3 s (specification, section 9). */
const turnMs = 3000;
/** So long after a turn the next scene's picture is fetched: late enough to leave the bandwidth to what is in view. */
const fetchMs = 1800;

type Hero = HTMLElement & { stopRotation?: () => void };

/**
 * Turns the hero until the function that it returns is called. The inline script does so while the page is parsed and
 * React again when it hydrates: a hero that turns already goes on undisturbed.
 */
export function rotate(hero: Hero): () => void {
  hero.stopRotation ??= start(hero);
  return hero.stopRotation;
}

function start(hero: Hero) {
  const listening = new AbortController();
  const { signal } = listening;
  const slides = slidesOf(hero);
  const timer = timerOf(slides, () => isSeen(hero));
  watchHold(hero, timer.hold, signal);
  const turnTo = (target: EventTarget | null) => timer.turn(slides.stepsToDot(target));
  const choose = ({ target }: Event) =>
    // Paint the chosen dot first: a turn restyles and repaints cards and scenes.
    slides.stepsToDot(target) ? afterPaint(() => turnTo(target)) : turnTo(target);
  hero.addEventListener("change", choose, { signal });
  return () => {
    listening.abort();
    timer.hold(true);
    delete hero.stopRotation;
  };
}

/** Neither scrolled past nor under a modal: a turn that nobody sees would take a slow phone's time. */
const isSeen = (hero: HTMLElement) =>
  !document.querySelector(":modal") && hero.getBoundingClientRect().bottom > 0;

/** Turns every 3 s, while it is seen. Whatever interrupts it, a whole 3 s follow. */
function timerOf(slides: Slides, isSeen: () => boolean) {
  let held = true;
  let timers: number[] = [];

  const restart = () => {
    timers.forEach(clearTimeout);
    timers = held
      ? []
      : [
          window.setTimeout(slides.fetchNextScene, fetchMs),
          window.setTimeout(() => turn(Number(isSeen())), turnMs),
        ];
  };
  const turn = (steps: number) => {
    if (steps) slides.turn(steps);
    restart();
  };
  const hold = (now: boolean) => {
    if (held === now) return;
    held = now;
    restart();
  };
  return { turn, hold };
}
