import { z } from "zod";
import { accent, icon, id, line, picture, titledWithIcon, updated } from "./fields.ts";

export const successStory = z.strictObject({
  title: line(90),
  description: line(420),
  result: line(110).describe("The outcome in one line, with its figure."),
  industry: line(40),
  image: picture,
});

export const faqEntry = z.strictObject({ question: line(140), answer: line(700) });

export const specification = z.strictObject({
  name: line(60).describe("What is specified, such as 'Ingress protection'."),
  value: line(160).describe("With its unit and standard, such as 'IP66, IEC 60529'."),
});

export const product = z.strictObject({
  id,
  updated,
  category: z.enum(["Monitoring", "Energy", "Utilities"]),
  color: accent,
  bgColor: accent.describe("The tint of the hero's ground."),
  title: line(60),
  tagline: line(90).describe("One promise under the title."),
  shortDescription: line(120).describe("The card's text."),
  description: z.string().trim().min(50).max(900).describe("The overview: one or two paragraphs."),
  seoDescription: z.string().trim().min(50).max(170).describe("One or two sentences for search results."),
  features: z.array(line(90)).min(6).max(8).describe("Short lines; the modal shows the first four."),
  detailedFeatures: z.array(titledWithIcon).min(6).max(8),
  icon,
  heroImage: picture,
  ctaImage: picture.optional(),
  detailImages: z.array(picture).min(3).max(5),
  idealFor: z.array(line(40)).min(5).max(8),
  specs: z.array(specification).min(12).max(20),
  caseStudies: z.array(successStory).min(3).max(3),
  faq: z.array(faqEntry).min(6).max(8),
});

export type ProductContent = z.infer<typeof product>;
export type SuccessStoryContent = z.infer<typeof successStory>;
export type FaqEntryContent = z.infer<typeof faqEntry>;
export type SpecificationContent = z.infer<typeof specification>;
