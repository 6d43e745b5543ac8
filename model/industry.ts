import { z } from "zod";
import type { ContentOf } from "./content-of.ts";
import {
  accent,
  action,
  closing,
  faqEntry,
  heading,
  icon,
  impactValue,
  line,
  offer,
  pick,
  picture,
  prose,
  sample,
  searchLine,
  summaryLimit,
  titled,
  titledWithIcon,
} from "./fields.ts";

export const industryImpact = z.strictObject({
  value: impactValue
    .optional()
    .describe('A percentage such as "38%" is drawn as a ring. Without it the icon is shown.'),
  icon,
  title: line(60),
  description: line(240),
  sample,
});

export const industry = offer.extend({
  title: line(44),
  description: searchLine.describe("The hero's lead and the line in search results."),
  fullDescription: prose(1300).describe("Two to four paragraphs, an empty line between them."),
  bgColor: accent.describe("The tint of the hero's ground."),
  obstaclesImage: picture.describe("The problem, in the miniature world."),
  featuresImage: picture.describe("The fix, in the miniature world."),
  painPoints: z.array(titled).min(5).max(7),
  features: z.array(titledWithIcon).min(6).max(8),
  impacts: z.array(industryImpact).min(4).max(6),
  faq: z.array(faqEntry).min(4).max(7).describe("What a buyer or a tender asks."),
});

/** What the pages of all of them say around the item: headings, buttons, the closing banner. */
export const industryPage = z.strictObject({
  demo: action,
  about: heading,
  painPoints: heading,
  features: heading,
  impacts: heading,
  faq: heading,
  related: heading,
  closing,
});

export type IndustryContent = ContentOf<typeof industry>;
export type IndustryImpactContent = ContentOf<typeof industryImpact>;
export type IndustryPageContent = ContentOf<typeof industryPage>;

export const industryCardOf = (item: IndustryContent) =>
  pick(item, "id", "title", "color", "icon", "image", "shortDescription");

export const industrySummaryOf = ({ fullDescription, features, impacts }: IndustryContent) => ({
  kind: "industries" as const,
  text: fullDescription,
  features: features.slice(0, summaryLimit),
  results: impacts.slice(0, summaryLimit),
});
