import { z } from "zod";
import { line } from "../fields.ts";
import { phrase } from "./phrase.ts";

const view = (names: readonly string[], about: string) =>
  z.strictObject({ title: line(60), text: phrase(240, names, "One or two sentences.") }).describe(about);

const button = line(32).describe("What the button says.");

/** The page by which a subscriber leaves the newsletter. */
export const unsubscribe = z.strictObject({
  asking: view(["address"], "Asks whether to leave.").extend({ button }),
  left: view(["address"], "Confirms that the address is off the list."),
  failed: view(["email"], "The list could not be changed just now.").extend({ button }),
  unknown: view(["email"], "The link is not one of ours, or is cut off."),
  home: phrase(60, ["site"], "The link to the home page."),
});
