import { z } from "zod";
import { action, heading, line, picture, seo, titled, titledWithIcon, updated } from "./fields.ts";

/** What the pages of one type say around their items: headings, buttons, closing banners. */

const closing = z.strictObject({
  title: line(60),
  text: line(240),
  primary: action,
  secondary: action.optional(),
});

export const servicePage = z.strictObject({
  obstacles: heading,
  benefits: heading,
  features: heading,
  impacts: heading,
  caseStudy: z.strictObject({ title: line(60), challenge: line(32), solution: line(32), results: line(32) }),
  next: heading,
  closing,
});

export const industryPage = z.strictObject({
  demo: action,
  about: heading,
  obstacles: heading,
  features: heading,
  impacts: heading,
  closing,
});

export const productPage = z.strictObject({
  demo: action,
  viewSpecifications: action,
  idealFor: line(32),
  tabs: z.strictObject({
    overview: line(24),
    features: line(24),
    specifications: line(24),
    caseStudies: line(24),
    faq: line(24),
  }),
  overview: heading.extend({ highlights: z.array(titledWithIcon).length(3) }),
  features: heading.extend({ demo: z.strictObject({ title: line(60), text: line(200), action }) }),
  specifications: heading.extend({ download: line(40) }),
  caseStudies: heading,
  faq: heading,
  related: heading,
  closing,
  notFound: z.strictObject({ title: line(60), text: line(200), action, waysOn: line(60) }),
  dataSheet: z
    .strictObject({
      label: line(32).describe("What the document is, at the head of each page."),
      updated: line(24).describe("Stands before the date."),
      scan: line(80).describe("Beside the QR code that opens the product's page."),
      contact: line(60).describe("Heads the company's addresses."),
    })
    .describe("The PDF that the download button gives; the rest of its text is the page's."),
});

export const caseStudyPage = z.strictObject({
  label: line(40),
  overview: heading,
  challenges: heading,
  projectScope: heading,
  solution: heading,
  impacts: heading.extend({ conclusion: line(32), benefits: line(32) }),
  results: heading,
  closing: z.strictObject({ title: line(60), text: line(240), action }),
});

export const caseStudiesPage = z.strictObject({
  updated,
  seo,
  title: line(60),
  subtitle: line(160),
  readMore: line(32),
});

export const about = z.strictObject({
  updated,
  seo,
  hero: z.strictObject({ title: line(60), lead: line(240), picture }),
  cards: z.array(titledWithIcon.extend({ description: line(420) })).length(3),
  why: heading.extend({ items: z.array(titledWithIcon).length(3) }),
  mission: heading.extend({
    text: line(500),
    valuesTitle: line(40),
    values: z.array(titledWithIcon).length(4),
    commitment: z.strictObject({ title: line(40), text: line(600) }),
  }),
  approach: heading.extend({ picture, steps: z.array(titled).length(4) }),
  strengths: heading.extend({ items: z.array(titledWithIcon).min(6).max(9) }),
  offer: heading.extend({ items: z.array(titledWithIcon).length(8) }),
  closing: z.strictObject({ title: line(60), text: line(240), action }),
});

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
    name: field,
    email: field,
    company: field,
    phone: field,
    interest: field,
    message: field,
    submit: line(24),
    privacy: line(280).describe("What is kept, why and for how long."),
  }),
  interests: z.array(z.strictObject({ value: z.string().regex(/^[a-z-]+$/), label: line(40) })).length(9),
  direct: z.strictObject({ title: line(60), text: line(200), email: line(24), phone: line(24) }),
  offices: z.strictObject({ title: line(60), copy: line(24), copied: line(24), maps: line(24) }),
});

export const errors = z.strictObject({
  notFound: z.strictObject({ title: line(60), text: line(240), action, waysOn: line(60) }),
  failure: z.strictObject({ title: line(60), text: line(240), action }),
});

export type ClosingContent = z.infer<typeof closing>;
export type ServicePageContent = z.infer<typeof servicePage>;
export type IndustryPageContent = z.infer<typeof industryPage>;
export type ProductPageContent = z.infer<typeof productPage>;
export type CaseStudyPageContent = z.infer<typeof caseStudyPage>;
export type CaseStudiesPageContent = z.infer<typeof caseStudiesPage>;
export type AboutContent = z.infer<typeof about>;
export type ContactContent = z.infer<typeof contact>;
export type ErrorsContent = z.infer<typeof errors>;
