export type Slides = ReturnType<typeof slidesOf>;

/** The cards, dots and scenes of a hero. */
export function slidesOf(hero: HTMLElement) {
  const cards = ringOf(hero, ".featured-card");
  const scenes = ringOf(hero, ".hero-scene");
  const dots = Array.from(hero.querySelectorAll<HTMLInputElement>(".featured-dots > input"));
  return {
    /** Brings the next card and scene to the front, or those before for a negative number. */
    turn(steps: number) {
      cards.turn(steps);
      scenes.turn(steps);
      const dot = dots[cards.front()];
      if (dot) dot.checked = true;
    },
    /** The whole city. The cards stay as they are. */
    showFirstScene() {
      scenes.turn(-scenes.front());
    },
    /** Lays out the scene that comes next, unseen, so that the browser fetches its picture. */
    fetchNextScene() {
      scenes.next()?.setAttribute("data-near", "");
    },
    /** How many turns lead to the card of a dot, by the shorter way round; none for anything else. */
    stepsToDot(target: EventTarget | null) {
      const index = dots.indexOf(target as HTMLInputElement);
      const half = Math.floor((dots.length - 1) / 2);
      return index < 0 ? 0 : wrapped(index - cards.front() + half, dots.length) - half;
    },
  };
}

/**
 * Elements that come to the front in turn. `data-place` says how many turns each one is away from there, and CSS leads
 * it to its place; nothing else remembers the turn, so that it can be taken up at any time.
 */
function ringOf(hero: HTMLElement, selector: string) {
  const parts = Array.from(hero.querySelectorAll<HTMLElement>(selector));
  const front = () => parts.findIndex(({ dataset }) => dataset.place === "0");
  const turn = (steps: number) => {
    const next = wrapped(front() + steps, parts.length);
    parts.forEach((part, index) => {
      const place = wrapped(index - next, parts.length);
      // The one that was in front: a card slides off, a scene stays until the new one has faded in.
      part.toggleAttribute("data-leaving", part.dataset.place === "0" && place > 0);
      part.removeAttribute("data-near");
      part.dataset.place = String(place);
      // Only what is in front can be followed, and is read out; the dots bring the others there.
      part.inert = place > 0;
    });
  };
  turn(0);
  return { turn, front, next: () => parts[wrapped(front() + 1, parts.length)] };
}

/** The remainder that is never negative: one step back from the first is the last. */
const wrapped = (value: number, by: number) => ((value % by) + by) % by;
