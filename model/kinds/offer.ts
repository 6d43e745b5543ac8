import { z } from "zod";
import {
  accent,
  draft,
  faqEntry,
  icon,
  id,
  line,
  picture,
  related,
  sample,
  searchLine,
  seoTitle,
  updated,
} from "../fields.ts";

/** What a service, an industry and a page about one subject have in common: their cards are alike. */
export const offer = z.strictObject({
  id,
  draft,
  updated,
  title: line(60),
  seoTitle,
  description: searchLine,
  shortDescription: line(120).describe("The card's text."),
  color: accent,
  icon,
  image: picture.describe("The main shot: card, modal and the top of the page."),
  related,
});

/** Services and industries tell of a problem and its solution. */
export const solution = offer.extend({
  title: line(44),
  description: searchLine.describe("The page's lead and its line in search results."),
  obstaclesImage: picture.describe("The problem, in the miniature world."),
  featuresImage: picture.describe("The fix, in the miniature world."),
  faq: z.array(faqEntry).min(4).max(7).describe("What a buyer or a tender asks."),
});

/** A result that such a page promises. */
export const impact = z.strictObject({ title: line(60), description: line(240), sample });
