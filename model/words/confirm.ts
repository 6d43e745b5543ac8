import { z } from "zod";
import { line } from "../fields.ts";
import { phrase } from "./phrase.ts";

const view = (names: readonly string[], about: string) =>
  z.strictObject({ title: line(60), text: phrase(240, names, "One or two sentences.") }).describe(about);

const button = line(32).describe("What the button says.");

/** The page by which the owner of an address confirms a subscription to the newsletter. */
export const confirm = z.strictObject({
  asking: view(["address"], "Asks whether to subscribe.").extend({ button }),
  confirmed: view(["address"], "Confirms that the address is on the list."),
  failed: view(["email"], "The list could not be changed just now.").extend({ button }),
  unknown: view(["email"], "The link is not one of ours, is cut off, or is of someone who has left."),
});
