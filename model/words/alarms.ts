import { z } from "zod";
import { line } from "../fields.ts";
import { phrase } from "./phrase.ts";

const alarm = (about: string) =>
  z
    .strictObject({ title: line(80), note: line(240).describe("What it means, and what to do.") })
    .describe(about);

/** What operators are told by e-mail and webhook. */
export const alarms = z.strictObject({
  alarms: z.strictObject({
    undelivered: alarm("Letters wait for long."),
    failed: alarm("Letters were given up, and need a person."),
    refused: alarm("The mail server or a webhook takes nothing from us."),
    storage: alarm("The database does not take letters."),
    unpurged: alarm("What has been kept as long as was promised is not deleted."),
  }),
  began: z.strictObject({
    subject: phrase(120, ["site", "alarm"], "The subject."),
    eyebrow: phrase(80, ["began"], "The small line above the title."),
    small: line(160).describe("The small print."),
  }),
  ended: z.strictObject({
    subject: phrase(120, ["site", "alarm"], "The subject."),
    eyebrow: phrase(120, ["began", "ended"], "The small line above the title."),
    text: phrase(120, ["cause"], "What it was."),
    small: line(160).describe("The small print."),
  }),
  digest: z
    .strictObject({
      subject: phrase(120, ["site"], "The subject."),
      eyebrow: line(80),
      title: line(80),
      suspected: phrase(240, ["count"], "How many letters were taken for spam."),
      subscriptions: phrase(320, ["count"], "How many subscriptions were taken for spam, and what to do."),
      undelivered: phrase(160, ["count"], "How many letters could not be delivered."),
      more: phrase(160, ["count"], "How many there are beyond those that are listed."),
      lead: line(32).describe("The link that says that it is a lead."),
      spam: line(32).describe("The link that says that it is spam."),
      small: phrase(160, ["days"], "The small print."),
    })
    .describe("Once a day, if there is something to look at."),
});
