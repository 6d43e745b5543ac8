import { z } from "zod";
import type { ContentOf } from "../content-of.ts";
import { draft, heading, icon, id, line, markdown, pick, searchLine, seoTitle, updated } from "../fields.ts";
import { type Place, partPlaces, textFrom } from "../places.ts";

/** A legal notice. {email}, {retentionDays} and the like are filled in from site.yaml, so that it cannot differ. */
export const legal = z.strictObject({
  id,
  draft,
  updated,
  version: line(12).describe("Such as 1.0; raise it with every change of meaning."),
  title: line(60),
  seoTitle,
  description: searchLine,
  icon,
  summary: z
    .array(line(200))
    .min(3)
    .max(6)
    .describe("The notice in a few plain sentences, for those who read no more."),
  body: markdown,
});

export const legalPage = z.strictObject({
  label: line(32),
  version: line(24).describe("Stands before the version."),
  updated: line(24).describe("Stands before the date."),
  summary: line(40).describe("Heads the few plain sentences."),
  contents: line(40),
  others: heading,
});

export const legalCardOf = (item: LegalContent) => pick(item, "id", "title", "description", "icon");

type LegalContent = ContentOf<typeof legal>;
type LegalPageContent = ContentOf<typeof legalPage>;

export const legalPlacesOf = ({ summary, body }: LegalContent, copy: LegalPageContent): Place[] => [
  { id: "summary", title: copy.summary, text: textFrom(summary) },
  ...partPlaces(body).parts,
];
