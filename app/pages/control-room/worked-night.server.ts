import entries from "virtual:worked-night";
import { clockTime } from "#app/clock-time.ts";
import { type ConsoleWords, sentenceOf, sourceOf } from "./sentences.ts";

/** The rows of the table: what was told and done, by whom, when. */
export const workedNight = (words: ConsoleWords) =>
  entries.map((entry) => ({
    time: clockTime(entry.at),
    source: sourceOf(entry, words),
    message: sentenceOf(entry, words),
  }));

export type NightRow = ReturnType<typeof workedNight>[number];
