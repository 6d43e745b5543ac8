import { rotate } from "./rotation.ts";

// Stands at the end of the hero, whose cards and scenes have been parsed by then.
const hero = document.currentScript?.closest<HTMLElement>(".hero");
if (hero) rotate(hero);
