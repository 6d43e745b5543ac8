import { z } from "zod";
import type { ContentOf } from "../content-of.ts";
import { accent, action, heading, icon, line, picture, sample, seo, to, updated } from "../fields.ts";

const featuredCard = z.strictObject({ title: line(44), image: picture, href: to, icon, color: accent });

const clientMark = z
  .strictObject({
    key: z.string().regex(/^[a-z0-9-]+$/),
    label: line(24).describe("A kind of client, never a real name."),
    icon: icon.optional(),
    image: z
      .string()
      .regex(/^\/logos\/[a-z0-9-]+\.(svg|png|webp)$/, "write a path such as /logos/water-board.svg")
      .optional()
      .describe(
        "In the icon's place: a logo, once a client has agreed to be shown. /logos/water-board.svg is the file public/logos/water-board.svg.",
      ),
  })
  .refine(({ icon, image }) => Boolean(icon) !== Boolean(image), {
    path: ["icon"],
    error: "a mark has an icon or an image: give it one of them, not both",
  });

const stat = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  value: z.number().int().positive(),
  label: line(32),
  icon,
  color: accent,
  suffix: z.string().max(3),
  sample,
});

export const home = z.strictObject({
  updated,
  seo,
  hero: z.strictObject({
    title: line(60).describe("One promise, no full stop."),
    tagline: line(200).describe("Who it is for and what they get."),
    action,
    enter: action.describe(
      "The way into the city behind the words: the control room. Two or three short words.",
    ),
    backgrounds: z
      .array(picture)
      .min(3)
      .max(6)
      .describe("They turn with the featured cards, each in its own round."),
    featured: z.array(featuredCard).min(3).max(6),
    controls: z
      .strictObject({ choose: line(40), pause: line(40) })
      .describe("Said to those who hear the page: the dots under the cards and the button that stops them."),
    sun: z
      .strictObject({
        label: line(60),
        hours: z.array(line(20)).length(4).describe("Where it stands: dawn, day, dusk, night."),
      })
      .describe("Said to those who hear the page: the slider that runs from dawn to night over the city."),
  }),
  clients: z.strictObject({
    title: line(60),
    note: line(160).describe("What the marks stand for."),
    pause: line(40),
    marks: z.array(clientMark).min(8).max(30),
  }),
  stats: z.strictObject({
    title: line(60),
    description: line(320),
    action,
    items: z.array(stat).min(3).max(5),
  }),
  industries: heading,
  products: heading,
  services: heading.extend({ previous: line(32), next: line(32) }),
  modal: z
    .strictObject({
      details: line(24),
      benefits: line(32),
      features: line(32),
      results: line(32),
      idealFor: line(32),
      previous: line(24),
      next: line(24),
      close: line(24),
      loading: line(40),
    })
    .describe("What opens over the page when a service, industry or product is clicked."),
  caseStudies: heading.extend({ action }),
  closing: z.strictObject({ title: line(60), text: line(240), action }),
});

export type HomeContent = ContentOf<typeof home>;
export type FeaturedCardContent = ContentOf<typeof featuredCard>;
