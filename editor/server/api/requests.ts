import { z } from "zod";
import type { Value } from "../../files/change.ts";

/** What the editor's page may ask for, field by field. */

const file = z.string().min(1).max(200);
export const path = z
  .array(z.union([z.string().max(200), z.number().int().min(0)]))
  .min(1)
  .max(20);
const value = z.json() as unknown as z.ZodType<Value>;
const place = z.number().int().min(0);
const id = z.string().min(1).max(80);

const change = z.discriminatedUnion("op", [
  z.strictObject({ op: z.literal("set"), path, value, was: value.optional() }),
  z.strictObject({ op: z.literal("insert"), path, value }),
  z.strictObject({ op: z.literal("remove"), path, was: value.optional() }),
  z.strictObject({ op: z.literal("move"), path, to: place, was: value.optional() }),
]);

export const requests = {
  change: z.strictObject({
    file,
    hash: z.string().length(64),
    changes: z.array(change).min(1).max(100),
    what: z.string().max(200).optional(),
  }),
  try: z.strictObject({ file, changes: z.array(change).min(1).max(100) }),
  keep: z.strictObject({ file, path, value, was: value.optional() }),
  settle: z.strictObject({ file, path }),
  undo: z.strictObject({}),
  redo: z.strictObject({}),
  skip: z.strictObject({ which: z.enum(["undo", "redo"]) }),
  copy: z.strictObject({
    file,
    id,
    title: z.string().trim().min(1).max(200).optional(),
    draft: z.boolean().optional(),
    menu: z.boolean().optional(),
  }),
  draft: z.strictObject({ file, draft: z.boolean(), menu: z.boolean().optional() }),
  rename: z.strictObject({ file, id }),
  remove: z.strictObject({ file }),
  move: z.strictObject({ file, to: place }),
  commit: z.strictObject({ message: z.string().trim().min(3).max(2000) }),
  publish: z.strictObject({}),
};
