import type { Problem } from "../../pipeline/check/problem.ts";

/** What is wrong, as one text. */
export const inWords = (problems: Problem[]) => problems.map(({ says }) => says).join(" ");
