import { z } from "zod";
import { alarms } from "#model/words/alarms.ts";
import { answers } from "#model/words/answers.ts";
import { confirm } from "#model/words/confirm.ts";
import { judging } from "#model/words/judging.ts";
import { letters } from "#model/words/letters.ts";
import { unsubscribe } from "#model/words/unsubscribe.ts";

const tryable = z.object({
  title: z.string(),
  page: z.string(),
  inputs: z.record(
    z.string(),
    z.union([
      z.object({ label: z.string(), unit: z.string(), min: z.number(), max: z.number() }),
      z.object({ label: z.string(), options: z.record(z.string(), z.string()) }),
    ]),
  ),
  figures: z.record(z.string(), z.object({ label: z.string(), unit: z.string(), digits: z.number() })),
});

/** What the server needs of the content: facts and words. The build writes it to `build/site.json`. */
export const siteFacts = z.object({
  name: z.string().min(1),
  tagline: z.string(),
  email: z.email().describe("Where enquiries go, unless MAIL_TO says otherwise."),
  language: z.string().min(2).describe("BCP 47, like en-IN."),
  url: z.url().describe("The site's public address, which links in e-mails begin with."),
  fetchesIcons: z
    .boolean()
    .default(true)
    .describe("An icon is in no installed set, so pages may call the icon hosts."),
  mail: z.object({
    publicKey: z.string().min(1),
    serviceId: z.string().min(1),
    templates: z.object({ enquiry: z.string().min(1), newsletter: z.string().min(1) }),
  }),
  interests: z
    .array(z.object({ value: z.string(), label: z.string() }))
    .default([])
    .describe("What the contact form offers. Enquiries are routed by the value."),
  subjects: z
    .record(z.string(), z.string())
    .default({})
    .describe("The pages that an enquiry may be about: titles by path, see about.ts."),
  trials: z
    .record(z.string(), tryable)
    .default({})
    .describe("The simulators whose results an enquiry may carry, by id: see trial.ts."),
  consent: z.string().min(1).describe("What a subscriber to the newsletter agrees to, as the form says it."),
  retentionDays: z.int().min(7).describe("How long the privacy notice says that letters are kept."),
  words: z.object({ letters, confirm, unsubscribe, answers, alarms, judging }),
});

export type SiteFacts = z.output<typeof siteFacts>;
