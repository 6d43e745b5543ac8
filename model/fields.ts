import { z } from "zod";

/** The pieces that several content types share. Every limit is a design decision: longer text breaks a layout. */

export const line = (max: number) => z.string().trim().min(2).max(max);

export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "use lower-case letters, digits and hyphens")
  .describe("The same as the file's name without .yaml; it is the last part of the page's address.");

export const updated = z.iso
  .date("write a date such as 2026-11-15")
  .describe("When the text last changed in a way that matters to readers; search engines see it.");

export const icon = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$/,
    'write "set:name", for instance ph:lightbulb-duotone',
  )
  .describe("An icon's name, set:name. Ours are Phosphor's: ph:name-duotone (browse them at icones.js.org).");

export const picture = z
  .strictObject({
    src: z
      .string()
      .min(3)
      .describe("The picture's name in pictures/index.json, for instance services/ai-ml/main."),
    alt: line(160).describe("What the picture shows, in one sentence, for those who cannot see it."),
  })
  .describe("A picture of the miniature city.");

export const accents = ["teal", "sky", "indigo", "leaf", "amber", "coral", "rose", "sand"] as const;
export const accent = z
  .enum(accents)
  .describe("The item's own colour: its line, its icon, its ring and its hero's glow.");

export const to = z
  .string()
  .regex(/^(\/|#|https:\/\/|mailto:|tel:)/, "start with /, #, https://, mailto: or tel:")
  .describe("Where the link goes: a page (/contact), a section (/#services) or an address (https://…).");

export const action = z
  .strictObject({ label: line(32).describe("What the button says."), to })
  .describe("A button that leads somewhere.");

export const seo = z.strictObject({
  title: line(64).describe("The page's title in search results and tabs, without the company's name."),
  description: z.string().trim().min(50).max(170).describe("One or two sentences for search results."),
});

export const heading = z.strictObject({
  title: line(60).describe("The section's heading."),
  lead: line(240).optional().describe("One or two sentences under the heading."),
});

export const titled = z.strictObject({
  title: line(60),
  description: line(320).describe("One to three plain sentences."),
});

export const titledWithIcon = titled.extend({ icon });

export const impactValue = line(12).describe('A figure as text, such as "42%" or "24/7".');

export type PictureContent = z.infer<typeof picture>;
export type ActionContent = z.infer<typeof action>;
export type HeadingContent = z.infer<typeof heading>;
export type SeoContent = z.infer<typeof seo>;
export type TitledContent = z.infer<typeof titled>;
export type TitledWithIconContent = z.infer<typeof titledWithIcon>;
export type Accent = z.infer<typeof accent>;
