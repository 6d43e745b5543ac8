import { rotate } from "./rotation.ts";
import { placeSun } from "./sun/place-sun.ts";

// Stands at the end of the hero, whose cards, scenes and sun have been parsed by then.
const hero = document.currentScript?.closest<HTMLElement>(".hero");
if (hero) rotate(hero);
const sun = hero?.querySelector<HTMLInputElement>(".sun");
if (sun) placeSun(sun);
