import { calls } from "./calls.ts";
import { entities } from "./entities.ts";
import { frame } from "./frame.ts";
import { homePage } from "./home.ts";
import { pages } from "./pages.ts";
import { states } from "./states.ts";

/** At least one way to break each statement that a test shows. */
export const breaks = [...frame, ...homePage, ...pages, ...entities, ...states, ...calls];
