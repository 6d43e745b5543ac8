import { z } from "zod";
import type { ContentOf } from "../content-of.ts";
import { action, heading, line, picture, sample, seo, titled, titledWithIcon, updated } from "../fields.ts";
import { type Place, sectionPlace, textFrom, titledTexts } from "../places.ts";

export const about = z.strictObject({
  updated,
  seo,
  hero: z.strictObject({ title: line(60), lead: line(240), picture }),
  cards: z.array(titledWithIcon.extend({ description: line(420), sample })).length(3),
  why: heading.extend({ items: z.array(titledWithIcon.extend({ sample })).length(3) }),
  mission: heading.extend({
    text: line(500),
    valuesTitle: line(40),
    values: z.array(titledWithIcon).length(4),
    commitment: z.strictObject({ title: line(40), text: line(600) }),
  }),
  approach: heading.extend({ picture, steps: z.array(titled).length(4) }),
  strengths: heading.extend({ items: z.array(titledWithIcon).min(6).max(9) }),
  offer: heading.extend({ items: z.array(titledWithIcon).length(8) }),
  closing: z.strictObject({
    title: line(60),
    text: line(240),
    action,
    picture: picture.describe("A wide shot that closes the page."),
  }),
});

export type AboutContent = ContentOf<typeof about>;

export const aboutPlacesOf = ({ cards, why, mission, approach, strengths, offer }: AboutContent): Place[] => [
  { title: "", text: textFrom(titledTexts(cards)) },
  sectionPlace("why", why, why.lead, ...titledTexts(why.items)),
  sectionPlace("mission", mission, mission.text, ...titledTexts(mission.values), mission.commitment.text),
  sectionPlace("approach", approach, approach.lead, ...titledTexts(approach.steps)),
  sectionPlace("strengths", strengths, strengths.lead, ...titledTexts(strengths.items)),
  sectionPlace("offer", offer, offer.lead, ...titledTexts(offer.items)),
];
