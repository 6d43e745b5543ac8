import { calls } from "./sections/calls.ts";
import { entities } from "./sections/entities.ts";
import { frame } from "./sections/frame.ts";
import { homePage } from "./sections/home.ts";
import { pages } from "./sections/pages.ts";
import { states } from "./sections/states.ts";

/** At least one way to break each statement that a test shows. */
export const breaks = [...frame, ...homePage, ...pages, ...entities, ...states, ...calls];
