import { slidesOf } from "../slides.ts";
import { type Lights, lightsOver } from "./lights.ts";
import { hours, isDark, isNight, placeSun, sayHour } from "./place-sun.ts";

/** How long the lights take to come on when the theme is switched. */
const playMs = 1800;

/**
 * The sky over the hero follows the sun, and below the horizon the city's lights come on, district by district. The
 * theme's own switch turns them on in one go.
 */
export function followSun(hero: HTMLElement, sun: HTMLInputElement, signal: AbortSignal) {
  const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
  let lights: Lights | undefined;
  let frame = 0;

  const prepare = () => {
    lights ??= lightsOver(hero);
    return lights;
  };
  const colour = skyOver(hero);
  const darkness = () => (Number(sun.value) - hours.dusk) / (hours.night - hours.dusk);

  const move = () => {
    cancelAnimationFrame(frame);
    showCity(hero);
    colour(Number(sun.value) / 100);
    prepare()?.show(darkness());
  };

  /** The theme was switched elsewhere: the sun goes where it belongs. */
  const settle = () => {
    placeSun(sun);
    sun.value = sun.defaultValue;
    sayHour(sun);
    colour(undefined);
    cancelAnimationFrame(frame);
    if (isDark() && !lessMotion.matches && isCityInSight(hero)) play();
    else lights?.show(isDark() ? 1 : -1);
  };

  const play = () => {
    const shown = prepare();
    if (!shown) return;
    shown.show(0);
    // The scenes stay for a whole turn from here (rotation.ts).
    hero.dispatchEvent(new Event("change"));
    let start: number | undefined;
    const next = (now: number) => {
      // The animation starts once the pictures of the lights are decoded.
      if (shown.areReady()) start ??= now;
      const part = (now - (start ?? now)) / playMs;
      shown.show(Math.min(part, 1));
      if (part < 1) frame = requestAnimationFrame(next);
    };
    frame = requestAnimationFrame(next);
  };

  const themes = new MutationObserver(() => isDark() !== isNight(sun) && settle());
  themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  sun.addEventListener("input", move, { signal });
  signal.addEventListener("abort", () => {
    themes.disconnect();
    cancelAnimationFrame(frame);
    lights?.remove();
  });
  if (sun.value !== sun.defaultValue) move();
  else if (isDark() !== isNight(sun)) settle();
  else if (!lessMotion.matches) prepare();
}

/** Colours the sky for an hour, from 0 to 1. At dusk it is warmest where day and night meet. */
function skyOver(hero: HTMLElement) {
  const [dawn, dusk] = [".hero-dawn", ".hero-dusk"].map((part) => hero.querySelector<HTMLElement>(part));
  // Layers of their own: otherwise each change of the sky repaints the whole hero.
  for (const sky of [dawn, dusk]) if (sky) sky.style.willChange = "opacity";
  return (hour: number | undefined) => {
    if (dawn) dawn.style.opacity = hour === undefined ? "" : strength((0.25 - hour) * 3);
    if (dusk)
      dusk.style.opacity =
        hour === undefined ? "" : strength(hour < 0.6 ? (hour - 0.35) * 4 : (0.9 - hour) * 3);
  };
}

const cityIn = (hero: HTMLElement) => hero.querySelector<HTMLElement>(".hero-scene");

const isCityInSight = (hero: HTMLElement) =>
  cityIn(hero)?.dataset.place === "0" && hero.getBoundingClientRect().bottom > 0;

function showCity(hero: HTMLElement) {
  if (cityIn(hero)?.dataset.place !== "0") slidesOf(hero).showFirstScene();
}

const strength = (share: number) => String(Math.min(Math.max(share, 0), 1));
