import { z } from "zod";
import { line } from "../fields.ts";
import { phrase } from "./phrase.ts";

/** What the two forms say in answer. What stands in them (labels, buttons) is written with their pages. */

/** A text that is nothing without what is filled in. */
const phraseWith = (max: number, name: string, about: string) =>
  phrase(max, [name], about).refine((text) => text.includes(`{${name}}`), `write {${name}} where it belongs`);

const notice = z.strictObject({
  title: line(40).describe("The notification's first line."),
  description: line(120).describe("One or two sentences under it."),
});

export const forms = z.strictObject({
  enquiry: z.strictObject({
    success: notice.describe("When an enquiry was taken."),
    sent: phraseWith(60, "email", "Stays beside the button: where the answer will go."),
  }),
  newsletter: z.strictObject({
    success: notice.describe("When a subscription was taken."),
    confirm: line(120).describe(
      "Under the success when a mail asks first. The same for who is on the list: nobody else may learn that.",
    ),
    sent: phraseWith(100, "email", "Stays under the form: the address, so that a slip in it is seen."),
    back: line(40).describe(
      "Leads back from the newsletter's own page, which visitors without JavaScript see.",
    ),
  }),
  failure: notice.describe("When either form could not be sent."),
  sending: line(40).describe("Beside the button until there is an answer."),
  reference: phraseWith(
    60,
    "reference",
    "Under a success: the number by which a letter can be found, such as KOLAM-4821.",
  ),
  notSent: line(80).describe("Stays beside the button after a failure."),
  wait: z
    .strictObject({
      one: line(80).describe("For a minute or less."),
      other: phraseWith(80, "minutes", "For more than a minute."),
    })
    .describe("When too many messages came from one sender."),
  problems: z
    .strictObject({
      required: z
        .strictObject({ name: line(60), email: line(60), company: line(60), message: line(60) })
        .describe("When a field is empty."),
      text: line(60).describe("When a field is not text; forms of ours cannot send that."),
      email: line(60).describe("When an e-mail address is not one."),
      "too-long": phraseWith(60, "max", "When a field has more characters than it takes."),
      "line-break": line(60).describe("When a field of one line has more."),
      unstorable: line(60).describe("When there is a character that no database takes."),
    })
    .describe("What is wrong with a field; stands under it."),
  leaveEmpty: line(40).describe("The label of a field that nobody sees: machines fill it in."),
});

export type FormsContent = z.infer<typeof forms>;
