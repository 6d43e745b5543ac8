import { z } from "zod";
import type { ContentOf } from "../content-of.ts";
import {
  accent,
  action,
  closing,
  heading,
  icon,
  impactValue,
  pick,
  prose,
  summaryLimit,
  titled,
  titledWithIcon,
} from "../fields.ts";
import { itemPlaces, type Place, questionPlaces, sectionPlace } from "../places.ts";
import { impact, solution } from "./offer.ts";

export const industryImpact = impact.extend({
  value: impactValue
    .optional()
    .describe('A percentage such as "38%" is drawn as a ring. Without it the icon is shown.'),
  icon,
});

export const industry = solution.extend({
  fullDescription: prose(1300).describe("Two to four paragraphs, an empty line between them."),
  bgColor: accent.describe("The tint of the hero's ground."),
  painPoints: z.array(titled).min(5).max(7),
  features: z.array(titledWithIcon).min(6).max(8),
  impacts: z.array(industryImpact).min(4).max(6),
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
type IndustryPageContent = ContentOf<typeof industryPage>;

export const industryCardOf = (item: IndustryContent) =>
  pick(item, "id", "title", "color", "icon", "image", "shortDescription");

export const industrySummaryOf = ({ fullDescription, features, impacts }: IndustryContent) => ({
  kind: "industries" as const,
  text: fullDescription,
  features: features.slice(0, summaryLimit),
  results: impacts.slice(0, summaryLimit),
});

export const industryPlacesOf = (item: IndustryContent, copy: IndustryPageContent): Place[] => [
  sectionPlace("insight", copy.about, item.fullDescription),
  ...itemPlaces(item.painPoints),
  ...itemPlaces(item.features),
  ...itemPlaces(item.impacts),
  ...questionPlaces(item.faq),
];
