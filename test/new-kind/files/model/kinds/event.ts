import { z } from "zod";
import type { ContentOf } from "../content-of.ts";
import { heading, icon, id, line, picture, prose, seo, seoTitle, updated } from "../fields.ts";

export const event = z.strictObject({
  id,
  updated,
  seoTitle,
  title: line(60),
  date: z.iso.date(),
  place: line(60),
  description: z.string().trim().min(50).max(170),
  icon,
  picture,
  text: prose(1200),
});

export const eventPage = z.strictObject({ others: heading });

export const events = z.strictObject({ updated, seo, title: line(60), lead: line(280) });

export const eventCardOf = ({ id, title, date, place, icon }: EventContent) => ({
  id,
  title,
  date,
  place,
  icon,
});

export type EventContent = ContentOf<typeof event>;
