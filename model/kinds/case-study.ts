import { z } from "zod";
import type { ContentOf } from "../content-of.ts";
import {
  action,
  draft,
  heading,
  icon,
  id,
  impactValue,
  line,
  picture,
  prose,
  related,
  sample,
  searchLine,
  seo,
  seoTitle,
  titled,
  titledWithIcon,
  updated,
} from "../fields.ts";
import { itemPlaces, type Place, sectionPlace, textFrom } from "../places.ts";
import { placeId } from "../slug.ts";
import { harbourDay, storeDay } from "./case-study-day.ts";

export const caseStudyCard = z.strictObject({
  image: picture,
  title: line(90),
  description: line(240),
  category: line(32).describe("The client's sector, such as Retail."),
});

export const solutionComponent = z.strictObject({
  icon,
  title: line(60),
  items: z.array(line(140)).min(2).max(6),
});

export const caseStudyBenefit = z.strictObject({ icon, label: line(40), text: line(240) });

const keyFigure = z.strictObject({ value: impactValue, label: line(40), text: line(120) });

export const caseStudy = z.strictObject({
  id,
  draft,
  updated,
  sample,
  card: caseStudyCard,
  title: line(110),
  seoTitle,
  description: searchLine,
  industry: line(32).describe("The first badge."),
  solution: line(40).describe("The second badge."),
  image: picture,
  keyFigures: z
    .array(keyFigure)
    .length(3)
    .describe(
      "The three figures under the hero. Each stands in the results or benefits, too, with the same value.",
    ),
  clientOverview: line(900),
  challenges: z.array(titled).min(3).max(6).optional().describe("Either these or projectScope."),
  projectScope: z.array(titled).min(3).max(6).optional(),
  solutions: z
    .strictObject({ overview: line(600), components: z.array(solutionComponent).min(3).max(6) })
    .optional()
    .describe("Either this or functionalities."),
  functionalities: z.array(titledWithIcon).min(4).max(8).optional(),
  harbourDay: harbourDay
    .optional()
    .describe("A day before and after that a visitor can move through: ships that wait for a berth."),
  storeDay: storeDay.optional().describe("Another such day: a store whose line is cut."),
  benefits: z.array(caseStudyBenefit).min(4).max(6),
  results: z
    .array(
      z
        .string()
        .max(90)
        .regex(/^\d+(\.\d+)?[%+] \S/, 'begin with a figure and % or +, such as "38% lower cost"'),
    )
    .max(6)
    .describe("Figures with % or +; the page counts the first three up. May be empty."),
  conclusion: prose(900),
  related,
});

/** What the pages of all of them say around the item: headings, buttons, the closing banner. */
export const caseStudyPage = z.strictObject({
  label: line(40),
  overview: heading,
  challenges: heading,
  projectScope: heading,
  solution: heading,
  day: z.strictObject({ course: line(40), play: line(32), pause: line(32), table: line(40) }),
  impacts: heading.extend({ conclusion: line(32), benefits: line(32) }),
  results: heading,
  related: heading,
  closing: z.strictObject({ title: line(60), text: line(240), action }),
});

/** The page that lists them. */
export const caseStudiesPage = z.strictObject({
  updated,
  seo,
  title: line(60),
  subtitle: line(160),
  readMore: line(32),
});

export type CaseStudyContent = ContentOf<typeof caseStudy>;
/** A study as its page gets it: what only the card says stays behind. */
export type StudyContent = Omit<CaseStudyContent, "card">;
export type SolutionComponentContent = ContentOf<typeof solutionComponent>;
export type CaseStudyPageContent = ContentOf<typeof caseStudyPage>;

export const caseStudyCardOf = ({ id, card, sample }: CaseStudyContent) => ({ id, ...card, sample });

export const caseStudyPlacesOf = (item: CaseStudyContent, copy: CaseStudyPageContent): Place[] => [
  sectionPlace("overview", copy.overview, item.clientOverview),
  ...itemPlaces(item.challenges ?? item.projectScope),
  ...(item.solutions ? [sectionPlace("solution", copy.solution, item.solutions.overview)] : []),
  ...(item.solutions?.components ?? []).map(({ title, items }) => ({
    id: placeId(title),
    title,
    text: textFrom(items.map((line) => `${line}.`)),
  })),
  ...itemPlaces(item.functionalities),
  ...[item.harbourDay, item.storeDay].flatMap((day) => (day ? [sectionPlace("day", day, day.note)] : [])),
  sectionPlace("impacts", copy.impacts, ...item.benefits.map(({ text }) => text), item.conclusion),
  ...(item.results.length > 0
    ? [sectionPlace("results", copy.results, ...item.results.map((line) => `${line}.`))]
    : []),
];
