import { countWhenSeen } from "./count-when-seen.ts";

/** For the end of every page: its numbers must not wait for the app, which a visitor may be faster than. */
for (const number of document.querySelectorAll<HTMLElement>(".count-up")) countWhenSeen(number);
