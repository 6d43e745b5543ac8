import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { makeIndex } from "../../pipeline/search/make-index.ts";
import { openEngine } from "../../search/engine.ts";
import { content } from "../content.ts";

export const { index, texts } = makeIndex(content);
export const engine = openEngine(index);

const questions = z.array(
  z.strictObject({
    ask: z.string(),
    finds: z.array(z.string().startsWith("/")).min(1),
    heldOut: z.literal([1, 2]).optional(),
  }),
);

/** What people ask, and the places that answer it. */
export const questionList = questions.parse(parse(readFileSync("test/search/questions.yaml", "utf8")));

/** Whether a place is one of those wanted. One that ends with # wants any part of its page. */
export const isWanted = (to: string, finds: string[]) =>
  finds.some((place) => to === place || (place.endsWith("#") && `${to}#`.startsWith(place)));

/** Where among the answers the first right one stands, from 1; 0 if it is not among them. */
export const rankOf = ({ ask, finds }: (typeof questionList)[number]) =>
  engine(ask).found.findIndex(({ to }) => isWanted(to, finds)) + 1;
