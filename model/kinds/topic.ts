import { z } from "zod";
import type { ContentOf } from "../content-of.ts";
import {
  closing,
  faqEntry,
  heading,
  id,
  line,
  pick,
  picture,
  prose,
  sample,
  titled,
  titledWithIcon,
} from "../fields.ts";
import { itemPlaces, type Place, questionPlaces, sectionPlace } from "../places.ts";
import { offer } from "./offer.ts";

const table = z
  .strictObject({
    columns: z.array(line(40)).min(2).max(5),
    rows: z
      .array(z.array(line(260)))
      .min(2)
      .max(20)
      .describe("Each row has as many cells as there are columns."),
    note: line(320).optional().describe("Under the table: conditions, what it does not cover."),
  })
  .superRefine(({ columns, rows }, context) => {
    const message = `a row of this table has ${columns.length} cells, one for each column`;
    rows.forEach((row, place) => {
      if (row.length !== columns.length) context.addIssue({ code: "custom", path: ["rows", place], message });
    });
  });

const topicSection = z.strictObject({
  id: id.describe("The section's name in links, such as service-levels."),
  title: line(60),
  lead: line(240).optional(),
  text: prose(1600).optional(),
  items: z
    .array(titledWithIcon)
    .min(2)
    .max(12)
    .optional()
    .describe("Things side by side, each with an icon."),
  steps: z.array(titled).min(3).max(7).optional().describe("Things one after the other."),
  table: table.optional(),
  image: picture.optional().describe("Stands under the heading, or beside it above a table."),
  download: z
    .strictObject({ label: line(40), document: z.enum(["logoKit"]).describe("What the build makes.") })
    .optional()
    .describe("A file to download, whose format and size stand beside the label."),
  sample,
});

/** A page about one subject: something the company offers, or something a buyer, applicant or journalist looks for. */
export const topic = offer.extend({
  lead: line(280).describe("Who it is for and what they get, in one or two sentences."),
  sections: z.array(topicSection).min(2).max(8),
  faq: z.array(faqEntry).min(3).max(8).optional(),
  closing,
});

export const offersLogoKit = ({ download }: Pick<TopicSectionContent, "download">) =>
  download?.document === "logoKit";

/** What the pages of one collection of topics share. */
export const topicPage = z.strictObject({
  label: line(40).describe("What pages of this kind are listed under."),
  faq: heading,
  related: heading,
  showTable: line(40).describe("On a phone: what opens a long table."),
});

export const topicCardOf = (item: TopicContent) =>
  pick(item, "id", "title", "color", "icon", "image", "shortDescription");

export type TopicContent = ContentOf<typeof topic>;
export type TopicSectionContent = ContentOf<typeof topicSection>;
export type TopicPageContent = ContentOf<typeof topicPage>;
export type TableContent = ContentOf<typeof table>;

export const topicPlacesOf = ({ sections, faq }: TopicContent): Place[] => [
  ...sections.flatMap(({ id, title, lead, text, items, steps, table }) => [
    sectionPlace(
      id,
      { title },
      lead,
      text,
      ...(table?.rows ?? []).map((row) => `${row.join(": ")}.`),
      table?.note,
    ),
    ...itemPlaces(items),
    ...itemPlaces(steps),
  ]),
  ...questionPlaces(faq),
];
