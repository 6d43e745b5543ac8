import { z } from "zod";
import { line } from "../fields.ts";
import { phrase } from "./phrase.ts";

const enquiry = z
  .strictObject({
    subject: phrase(120, ["name", "company"], "The subject, unless the form gives one."),
    eyebrow: phrase(60, ["reference"], "The small line above the title; the first line of the plain text."),
    title: phrase(120, ["name", "company"], "The heading."),
    labels: z
      .strictObject({
        name: line(32),
        company: line(32),
        email: line(32),
        phone: line(32),
        about: line(32).describe("The page that the enquiry is about."),
        service: line(32),
      })
      .describe("Stand before what the visitor entered."),
    trial: z
      .strictObject({
        title: phrase(120, ["title"], "Heads what the visitor tried in a simulator on the site."),
        beside: phrase(60, ["value", "today"], "A result beside today's practice."),
        link: line(32).describe("Before the address that shows the same again."),
      })
      .describe("The inputs and results of a simulator that the visitor sent along."),
    answer: phrase(60, ["name"], "The button that answers the visitor."),
    answerSubject: phrase(80, ["reference"], "The subject of that answer."),
    answerHint: line(160).describe("How to answer, in the plain text."),
    small: phrase(240, ["name", "sent"], "The small print."),
  })
  .describe("An enquiry, as the company receives it.");

const newsletter = z
  .strictObject({
    subject: phrase(120, ["email"], "The subject, unless the form gives one."),
    preview: phrase(140, ["email"], "What the inbox shows beside the subject."),
    eyebrow: phrase(60, ["reference"], "The small line above the title; the first line of the plain text."),
    title: line(60),
    emailLabel: line(32),
    note: line(240).describe("What became of the address, and how to see the list."),
    small: phrase(240, ["sent"], "The small print."),
  })
  .describe("Tells the company of a new subscriber.");

// What letters to subscribers have in common.
const opening = { subject: phrase(120, ["site"], "The subject."), eyebrow: line(60), title: line(60) };
const firstParagraph = "The first paragraph; the inbox shows it beside the subject.";
const mistake = line(240).describe("For those who did not enter the address themselves.");
const action = line(32).describe("The button, and the word before the link in the plain text.");
const small = phrase(240, ["address"], "The small print.");

const confirm = z
  .strictObject({ ...opening, question: line(240).describe(firstParagraph), mistake, confirm: action, small })
  .describe("Asks the owner of an address to confirm a subscription.");

const welcome = z
  .strictObject({
    ...opening,
    thanks: line(160).describe(firstParagraph),
    mistake,
    unsubscribe: action,
    small,
  })
  .describe("Greets a subscriber who has confirmed.");

/** The letters that the site sends by e-mail. */
export const letters = z.strictObject({
  sent: phrase(120, ["time", "zone", "page"], "When and where a form was sent; {sent} in the letters."),
  enquiry,
  newsletter,
  confirm,
  welcome,
});
