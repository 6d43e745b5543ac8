import { z } from "zod";
import type { ContentOf } from "./content-of.ts";
import { action, line } from "./fields.ts";

export const errors = z.strictObject({
  notFound: z.strictObject({ title: line(60), text: line(240), action, waysOn: line(60) }),
  failure: z.strictObject({ title: line(60), text: line(240), action }),
});

export type ErrorsContent = ContentOf<typeof errors>;
