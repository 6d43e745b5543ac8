export type Turntable = ReturnType<typeof turntableOf>;

/**
 * The cards, dots and scenes of a hero. Their attributes say where each one stands, and CSS leads it there
 * (featured-stack.css, hero-scenes.css); nothing else remembers the turn, so it can be taken up at any time.
 */
export function turntableOf(hero: HTMLElement) {
  const cards = all<HTMLElement>(hero, ".featured-card");
  const dots = all<HTMLInputElement>(hero, ".featured-dots > input");
  const scenes = all<HTMLElement>(hero, ".hero-scene");
  let front = cards.findIndex(({ dataset }) => dataset.place === "0");
  let scene = scenes.findIndex(({ dataset }) => dataset.scene === "now");

  const placeCards = () =>
    cards.forEach((card, index) => {
      const place = wrapped(index - front, cards.length);
      // The one that was in front slides off and comes back at its new place.
      card.toggleAttribute("data-leaving", card.dataset.place === "0" && place !== 0);
      card.dataset.place = String(place);
      // Only the front card can be followed; the dots bring the others there.
      card.inert = place !== 0;
    });

  const showScene = (next: number) => {
    const before = scene;
    scene = next;
    scenes.forEach((part, index) => {
      // The last scene stays below the new one until that has faded in.
      setRole(part, index === scene ? "now" : index === before ? "before" : undefined);
    });
  };

  placeCards();
  return {
    /** Brings the next cards to the front, or those before for a negative number, and moves the scenes by as many. */
    turn(steps: number) {
      front = wrapped(front + steps, cards.length);
      placeCards();
      const dot = dots[front];
      if (dot) dot.checked = true;
      showScene(wrapped(scene + steps, scenes.length));
    },
    /** Lays out the scene that comes next, unseen, so that the browser fetches its picture. */
    fetchNextScene() {
      const next = scenes[wrapped(scene + 1, scenes.length)];
      if (next && !next.dataset.scene) setRole(next, "next");
    },
    /** How many turns lead to the card of a dot, by the shorter way round; none for anything else. */
    stepsToDot(target: EventTarget | null) {
      const index = dots.indexOf(target as HTMLInputElement);
      const half = Math.floor((cards.length - 1) / 2);
      return index < 0 ? 0 : wrapped(index - front + half, cards.length) - half;
    },
  };
}

const all = <Part extends Element>(hero: HTMLElement, selector: string) =>
  Array.from(hero.querySelectorAll<Part>(selector));

function setRole(scene: HTMLElement, role: "now" | "before" | "next" | undefined) {
  if (role) scene.dataset.scene = role;
  else delete scene.dataset.scene;
  scene.ariaHidden = String(role !== "now");
}

/** The remainder that is never negative: one step back from the first is the last. */
const wrapped = (value: number, by: number) => ((value % by) + by) % by;
