import { z } from "zod";
import { line } from "../fields.ts";
import { phrase } from "./phrase.ts";

const view = (names: readonly string[], about: string) =>
  z
    .strictObject({
      title: phrase(60, ["reference"], "The heading."),
      text: phrase(240, names, "One or two sentences."),
    })
    .describe(about);

const button = line(32).describe("What the button says.");

/** The page by which a suspected letter is judged. */
export const judging = z.strictObject({
  lead: view([], "Asks whether to deliver the letter.").extend({ button }),
  spam: view([], "Asks whether to mark the letter as spam.").extend({ button }),
  delivered: view([], "Confirms that the letter is delivered."),
  marked: view([], "Confirms that the letter is spam."),
  failed: view([], "The letter could not be changed just now.").extend({ button }),
  unknown: view(["days"], "The link is not one of ours, is cut off, or too old."),
  home: phrase(60, ["site"], "The link to the home page."),
});
