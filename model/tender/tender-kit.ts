import { z } from "zod";
import type { ContentOf } from "../content-of.ts";
import { closing, heading, icon, line, picture, seo, titled, titledWithIcon, updated } from "../fields.ts";
import { type Place, sectionPlace, titledTexts } from "../places.ts";

const document = z.strictObject({ icon, title: line(60), description: line(240), format: line(24) });

/** The page from which a procurement officer takes each product's documents. */
export const tenderKit = z.strictObject({
  updated,
  seo,
  title: line(60),
  lead: line(280),
  picture,
  documents: heading.extend({
    dataSheet: document,
    specification: document,
    acceptance: document,
    compliance: document,
    quantities: document,
    all: document,
  }),
  products: heading.extend({
    of: line(40).describe("What a screen reader adds to each link; {product} is filled in."),
    show: line(40).describe("On a phone: what opens the list of a product's documents."),
  }),
  use: heading.extend({ steps: z.array(titled).min(3).max(6) }),
  promises: heading.extend({ items: z.array(titledWithIcon).min(3).max(6) }),
  closing,
});

export type TenderKitContent = ContentOf<typeof tenderKit>;

export const tenderKitPlacesOf = ({ documents, use, promises }: TenderKitContent): Place[] => [
  sectionPlace("documents", documents, documents.lead),
  sectionPlace("use", use, use.lead, ...titledTexts(use.steps)),
  sectionPlace("promises", promises, promises.lead, ...titledTexts(promises.items)),
];
