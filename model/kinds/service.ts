import { z } from "zod";
import type { ContentOf } from "../content-of.ts";
import {
  closing,
  heading,
  icon,
  impactValue,
  line,
  pick,
  picture,
  prose,
  sample,
  summaryLimit,
  titled,
  titledWithIcon,
} from "../fields.ts";
import { itemPlaces, type Place, questionPlaces, sectionPlace, textFrom } from "../places.ts";
import { placeId } from "../slug.ts";
import { impact, solution } from "./offer.ts";

export const serviceImpact = impact.extend({
  value: impactValue.optional(),
  label: z
    .boolean()
    .optional()
    .describe("true shows the value as text; without it a percentage is drawn as a ring."),
  hideValueLabel: z.boolean().optional().describe("true draws the ring without the figure inside it."),
});

export const serviceResult = z.strictObject({
  value: impactValue,
  label: z.boolean().optional().describe("true shows the value as text instead of a ring."),
  label_title: line(32).optional().describe("A word or two under the value, such as 'per month'."),
  icon: icon.optional(),
  title: line(90).describe("What the figure measures."),
});

export const serviceCaseStudy = z.strictObject({
  sample,
  title: line(90),
  challenge: line(600),
  solution: line(700),
  results: z.array(serviceResult).min(3).max(6),
});

export const service = solution.extend({
  category: z.enum(["Infrastructure", "Artificial Intelligence", "Productivity", "Product"]),
  bannerImage: picture.describe("A wide shot behind the closing part of the page."),
  shortDescription: line(120).describe("The card's text, and the quote at the top of its modal."),
  fullDescription: prose(1100).describe("Two or three paragraphs, an empty line between them."),
  sections: z
    .array(z.strictObject({ title: line(60), content: prose(700) }))
    .min(2)
    .max(4)
    .describe("What else belongs to the description, each under its own heading."),
  painPoints: z
    .array(titled)
    .min(4)
    .max(6)
    .optional()
    .describe("The obstacles. Leave out where there are none."),
  features: z.array(titledWithIcon).min(6).max(8),
  benefits: z.array(titledWithIcon).min(4).max(6).describe("What We Deliver."),
  impacts: z.array(serviceImpact).min(4).max(4),
  impacts_skip: z.boolean().optional().describe("true leaves the impact metrics off the page."),
  caseStudy: serviceCaseStudy.optional(),
});

/** What the pages of all of them say around the item: headings, buttons, the closing banner. */
export const servicePage = z.strictObject({
  painPoints: heading,
  benefits: heading,
  features: heading,
  impacts: heading,
  caseStudy: z.strictObject({ title: line(60), challenge: line(32), solution: line(32), results: line(32) }),
  faq: heading,
  next: heading,
  closing,
});

export type ServiceContent = ContentOf<typeof service>;
export type ServiceImpactContent = ContentOf<typeof serviceImpact>;
export type ServiceResultContent = ContentOf<typeof serviceResult>;
export type ServiceCaseStudyContent = ContentOf<typeof serviceCaseStudy>;
export type ServicePageContent = ContentOf<typeof servicePage>;

export const serviceCardOf = (item: ServiceContent) =>
  pick(item, "id", "title", "category", "color", "icon", "image", "shortDescription");

/** A service whose impact metrics are left off its page shows its case study's results, if it has one. */
export const serviceSummaryOf = (item: ServiceContent) => ({
  kind: "services" as const,
  quote: item.shortDescription,
  text: item.fullDescription,
  benefits: item.benefits.slice(0, summaryLimit),
  features: item.features.slice(0, summaryLimit),
  results: resultsOf(item).slice(0, summaryLimit),
});

/** A study that is an example gives results that are examples. */
const resultsOf = ({ impacts_skip, impacts, caseStudy }: ServiceContent) =>
  impacts_skip
    ? (caseStudy?.results ?? []).map((result) => ({ ...result, sample: caseStudy?.sample }))
    : impacts;

export const servicePlacesOf = (item: ServiceContent, copy: ServicePageContent): Place[] => [
  { id: "promise", title: item.shortDescription, text: textFrom([item.fullDescription]) },
  ...item.sections.map(({ title, content }) => ({ id: placeId(title), title, text: textFrom([content]) })),
  ...itemPlaces(item.painPoints),
  ...itemPlaces(item.benefits),
  ...itemPlaces(item.features),
  ...(item.caseStudy ? [storyPlace(item.caseStudy)] : []),
  ...(item.impacts_skip ? [] : [sectionPlace("impacts", copy.impacts, ...impactTexts(item.impacts))]),
  ...questionPlaces(item.faq),
];

const storyPlace = ({ title, challenge, solution, results }: ServiceCaseStudyContent): Place => ({
  id: "case-study-title",
  title,
  text: textFrom([challenge, solution, ...results.map((result) => `${result.value} ${result.title}.`)]),
});

const impactTexts = (impacts: ServiceImpactContent[]) =>
  impacts.map(({ value = "", title, description }) => `${value} ${title}: ${description}`);
