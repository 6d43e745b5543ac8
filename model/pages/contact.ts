import { z } from "zod";
import type { ContentOf } from "../content-of.ts";
import { line, prose, seo, updated } from "../fields.ts";

const field = z.strictObject({
  label: line(40),
  placeholder: line(80).optional(),
  hint: line(120).optional(),
});

export const contact = z.strictObject({
  updated,
  seo,
  title: line(60),
  lead: line(240),
  form: z.strictObject({
    title: line(60),
    about: z
      .strictObject({ label: line(40), hint: line(120) })
      .describe("Stands before the title of the page that the visitor comes from."),
    trial: z
      .strictObject({ label: line(40), hint: line(160) })
      .describe("Stands before what the visitor tried in a simulator and sends along."),
    name: field,
    email: field,
    company: field,
    phone: field,
    interest: field,
    message: field,
    submit: line(24),
    privacy: prose(320).describe("What is kept, why and for how long."),
  }),
  interests: z.array(z.strictObject({ value: z.string().regex(/^[a-z-]+$/), label: line(40) })).length(9),
  direct: z.strictObject({ title: line(60), text: line(200), email: line(24), phone: line(24) }),
  offices: z.strictObject({
    title: line(60),
    copy: line(24),
    copied: line(24),
    notCopied: line(24),
    maps: line(24),
  }),
});

export type ContactContent = ContentOf<typeof contact>;
