import { z } from "zod";

/** The folder of a build that holds the answers for addresses which nobody can know beforehand. */
export const standInFolder = "unknown";
export const standInList = "list.json";

/**
 * What a route answers for any id that there is not: a file of that folder, made at build time. One is the page, another
 * the same page's data for the router.
 */
export const standIns = z.array(
  z.object({
    route: z.string().describe("The route's path as a router writes it, like services/:id"),
    file: z.string(),
    status: z.number(),
  }),
);

export type StandIn = z.output<typeof standIns>[number];
