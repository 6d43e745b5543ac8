import { z } from "zod";
import type { ContentOf } from "../content-of.ts";
import {
  action,
  closing,
  draft,
  heading,
  icon,
  id,
  line,
  pick,
  picture,
  prose,
  sample,
  searchLine,
  seo,
  seoTitle,
  titled,
  updated,
} from "../fields.ts";
import { type Place, sectionPlace, textFrom, titledTexts } from "../places.ts";

export const role = z.strictObject({
  id,
  draft,
  updated,
  seoTitle,
  title: line(60),
  team: line(40),
  place: line(60),
  kind: line(40).describe("Full time, contract, apprenticeship."),
  description: searchLine,
  icon,
  image: picture,
  text: prose(1200).describe("What the work is, in two or three paragraphs."),
  tasks: z.array(line(160)).min(3).max(8),
  wants: z.array(line(160)).min(3).max(8),
  offers: z.array(line(160)).min(2).max(6),
  sample,
});

export const rolePage = z.strictObject({
  label: line(40).describe("What the list of roles is called, on the way to a role."),
  tasks: heading,
  wants: heading,
  offers: heading,
  apply: action.extend({ text: line(240) }),
  others: heading,
});

export const careers = z.strictObject({
  updated,
  seo,
  title: line(60),
  lead: line(280),
  picture,
  hiring: heading.extend({ steps: z.array(titled).min(3).max(6) }),
  roles: heading.extend({ none: line(240).describe("Shown while no role is open.") }),
  promises: heading.extend({ items: z.array(titled).min(3).max(6) }),
  closing,
});

export const roleCardOf = (item: RoleContent) =>
  pick(item, "id", "title", "team", "place", "kind", "description", "icon", "sample");

export type RoleContent = ContentOf<typeof role>;
type RolePageContent = ContentOf<typeof rolePage>;
type CareersContent = ContentOf<typeof careers>;

export const careersPlacesOf = ({ hiring, promises }: CareersContent): Place[] => [
  sectionPlace("hiring", hiring, hiring.lead, ...titledTexts(hiring.steps)),
  sectionPlace("promises", promises, promises.lead, ...titledTexts(promises.items)),
];

export const rolePlacesOf = (item: RoleContent, copy: RolePageContent): Place[] => [
  { title: "", text: textFrom([`${item.team}, ${item.place}, ${item.kind}.`, item.text]) },
  { id: "tasks", title: copy.tasks.title, text: textFrom(item.tasks) },
  { id: "wants", title: copy.wants.title, text: textFrom(item.wants) },
  { id: "offers", title: copy.offers.title, text: textFrom(item.offers) },
];
