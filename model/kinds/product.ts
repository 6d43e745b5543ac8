import { z } from "zod";
import type { ContentOf } from "../content-of.ts";
import {
  accent,
  action,
  closing,
  draft,
  faqEntry,
  heading,
  icon,
  id,
  line,
  pick,
  picture,
  prose,
  related,
  sample,
  searchLine,
  seoTitle,
  summaryLimit,
  titledWithIcon,
  updated,
} from "../fields.ts";
import { itemPlaces, type Place, questionPlaces, sectionPlace, specPlaces, textFrom } from "../places.ts";
import { placeId } from "../slug.ts";
import { tender, testMethod } from "../tender/tender.ts";
import { tryIt } from "./simulator.ts";

export const productCaseStudy = z.strictObject({
  title: line(90),
  description: line(420),
  result: line(110).describe("The outcome in one line, with its figure."),
  industry: line(40),
  image: picture,
  sample,
});

export const spec = z.strictObject({
  name: line(60).describe("What is specified, such as 'Ingress protection'."),
  value: line(160).describe("With its unit and standard, such as 'IP66, IEC 60529'."),
  test: testMethod.optional().describe("How the tender documents test it; without this, by inspection."),
});

const feature = titledWithIcon.extend({
  requirement: line(320)
    .optional()
    .describe("What a bidder shall provide, for the tender documents; without this they give the title."),
});

export const product = z.strictObject({
  id,
  draft,
  updated,
  category: z.enum(["Monitoring", "Energy", "Utilities"]),
  color: accent,
  bgColor: accent.describe("The tint of the hero's ground."),
  title: line(60),
  tagline: line(90).describe("One promise under the title."),
  shortDescription: line(120).describe("The card's text."),
  description: prose(1200).describe("The overview: one or two paragraphs. The first begins with what it is."),
  seoTitle,
  seoDescription: searchLine,
  features: z.array(line(90)).min(6).max(8).describe("Short lines; the modal shows the first four."),
  detailedFeatures: z.array(feature).min(6).max(8),
  demo: z
    .strictObject({ title: line(60), text: line(200) })
    .describe("What a visitor of a demonstration gets to see; the button is the same for all."),
  icon,
  heroImage: picture,
  ctaImage: picture.optional(),
  detailImages: z.array(picture).min(3).max(5),
  idealFor: z.array(line(40)).min(5).max(8),
  specs: z.array(spec).min(12).max(20),
  caseStudies: z.array(productCaseStudy).min(3).max(3),
  faq: z.array(faqEntry).min(6).max(8),
  related,
  tender: tender.optional().describe("What the tender kit says of it; the page does not show it."),
});

/** What the pages of all of them say around the item: headings, buttons, the closing banner. */
export const productPage = z.strictObject({
  demo: action,
  viewSpecifications: action,
  idealFor: line(32),
  tabs: z
    .strictObject({
      overview: line(24),
      features: line(24),
      specs: line(24),
      "case-studies": line(24),
      faq: line(24),
    })
    .describe("What the sections are called in the tabs, by their ids."),
  overview: heading.extend({ highlights: z.array(titledWithIcon).length(3) }),
  tryIt: tryIt.describe("Around the simulator of a product, where it has one: content/simulators/."),
  features: heading.extend({ demo: action }),
  specs: heading.extend({
    download: line(40),
    tenderKit: line(40).describe("The button for all tender documents in one file."),
    showAll: line(40).describe("On a phone: the button under the first six, which shows the others."),
  }),
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

export type ProductContent = ContentOf<typeof product>;
export type ProductCaseStudyContent = ContentOf<typeof productCaseStudy>;
export type SpecContent = ContentOf<typeof spec>;
export type ProductPageContent = ContentOf<typeof productPage>;

export const productCardOf = (item: ProductContent) => ({
  ...pick(item, "id", "title", "category", "color", "icon", "shortDescription"),
  image: item.heroImage,
});

export const productSummaryOf = ({ description, features, idealFor }: ProductContent) => ({
  kind: "products" as const,
  text: description,
  features: features.slice(0, summaryLimit),
  idealFor,
});

/** What search leads to on a product's page. Its documents are found on the tender kit's page. */
export const productPlacesOf = (item: ProductContent, copy: ProductPageContent): Place[] => [
  sectionPlace("overview", copy.overview, item.description, `${copy.idealFor}: ${item.idealFor.join(", ")}.`),
  ...itemPlaces(item.detailedFeatures),
  ...specPlaces(item.specs),
  ...item.caseStudies.map(({ title, description, result, industry }) => ({
    id: placeId(title),
    title,
    text: textFrom([`${industry}.`, description, result]),
  })),
  ...questionPlaces(item.faq),
];
