import { z } from "zod";
import type { ContentOf } from "../content-of.ts";
import { action, line } from "../fields.ts";

const told = z.strictObject({ title: line(40), description: line(120) });

export const errors = z.strictObject({
  notFound: z.strictObject({ title: line(60), text: line(240), action, waysOn: line(60) }),
  failure: z.strictObject({ title: line(60), text: line(240), action }),
  unreachable: z
    .strictObject({
      offline: told.describe("When the visitor has no connection."),
      failed: told.describe("When our server does not answer, or not well."),
      retry: line(40).describe("The link that tries again. The e-mail address and the number follow it."),
    })
    .describe("When a link was followed and its page cannot be reached: the page that is open stays."),
});

export type ErrorsContent = ContentOf<typeof errors>;
