import { z } from "zod";
import type { ContentOf } from "../content-of.ts";
import {
  accent,
  draft,
  heading,
  icon,
  id,
  line,
  markdown,
  pick,
  picture,
  related,
  searchLine,
  seo,
  seoTitle,
  to,
  updated,
} from "../fields.ts";
import { type Place, partPlaces, textFrom } from "../places.ts";

export const topics = [
  "Water",
  "Energy",
  "Lighting",
  "Ports",
  "Security",
  "Data",
  "Procurement",
  "Software",
  "News",
] as const;

export const article = z.strictObject({
  id,
  draft,
  updated,
  published: z.iso.date("write a date such as 2026-11-15"),
  title: line(80),
  seoTitle,
  description: searchLine.describe("The line in search results, and the card's text."),
  topic: z.enum(topics),
  color: accent,
  icon,
  image: picture,
  related,
  body: markdown,
});

/** What all articles' pages say around the text. */
export const articlePage = z.strictObject({
  minutes: line(40).describe("How long it takes to read; {minutes} is the number."),
  published: line(24).describe("Stands before the date."),
  updated: line(24).describe("Stands before the date, if it was changed later."),
  contents: line(40).describe("Heads the list of the article's parts."),
  related: heading,
  next: heading,
  closing: z.strictObject({ title: line(60), text: line(240), label: line(32), to }),
});

/** The page that lists them. */
export const insightsPage = z.strictObject({
  updated,
  seo,
  title: line(60),
  lead: line(240),
  all: line(24).describe("The filter that shows every topic."),
  filter: line(60).describe("Names the filter for those who hear it."),
  feed: line(60).describe("The link to the Atom feed."),
  more: heading.describe("Heads the newest articles below those of a topic."),
});

export const articleCardOf = (item: ArticleContent) => ({
  ...pick(item, "id", "title", "description", "topic", "color", "icon", "image", "published"),
  minutes: readingMinutes(item.body),
});

/** At 220 words a minute. */
export const readingMinutes = (text: string) =>
  Math.max(1, Math.round(text.trim().split(/\s+/).length / 220));

export const newestFirst = (one: ArticleContent, two: ArticleContent) =>
  one.published < two.published ? 1 : one.published > two.published ? -1 : one.id < two.id ? -1 : 1;

export type ArticleContent = ContentOf<typeof article>;
export type InsightsPageContent = ContentOf<typeof insightsPage>;
export type ArticleCardContent = ReturnType<typeof articleCardOf>;

export function articlePlacesOf({
  body,
  description,
}: Pick<ArticleContent, "body" | "description">): Place[] {
  const { intro, parts } = partPlaces(body);
  return [{ title: "", text: textFrom([description, intro]) }, ...parts];
}
