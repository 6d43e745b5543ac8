import { z } from "zod";
import type { FieldKind } from "./fields.ts";

/** One value in a piece of content, with its place and what its schema says it is. */
type Field = { path: PropertyKey[]; kind?: FieldKind; value: unknown };

/** Every text, number and marked group in a piece of content, in the order of its schema. */
export function* fieldsIn(schema: z.ZodType, value: unknown, path: PropertyKey[] = []): Generator<Field> {
  const kind = kindOf(schema);
  if (kind || !isGroup(value)) {
    if (value !== undefined) yield { path, kind, value };
    return;
  }
  for (const [key, part, inner] of partsOf(schema, value)) yield* fieldsIn(inner, part, [...path, key]);
}

type Changes = Partial<Record<FieldKind, (value: never) => unknown>>;

/** The same content, with every field of the given kinds changed. */
export function mapFields(schema: z.ZodType, value: unknown, changes: Changes): unknown {
  const change = changes[kindOf(schema) as FieldKind];
  if (change && value !== undefined) return change(value as never);
  if (!isGroup(value)) return value;
  const parts = partsOf(schema, value).map(
    ([key, part, inner]) => [key, mapFields(inner, part, changes)] as const,
  );
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** The field's own description, when its schema has one. */
export function descriptionAt(schema: z.ZodType, path: PropertyKey[]) {
  const found = schemaAt(schema, path);
  return found?.description ?? bare(found)?.description;
}

/** The names that a group of fields knows. */
export const keysAt = (schema: z.ZodType, path: PropertyKey[]) => {
  const group = bare(schemaAt(schema, path));
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
};

/** The schema of one field, without what makes it optional. */
export const fieldSchemaAt = (schema: z.ZodType, path: PropertyKey[]) => bare(schemaAt(schema, path));

const schemaAt = (schema: z.ZodType, path: PropertyKey[]) =>
  path.reduce<z.ZodType | undefined>((outer, key) => outer && innerAt(outer, key), schema);

const kindOf = (schema: z.ZodType) =>
  (schema.meta()?.field ?? bare(schema)?.meta()?.field) as FieldKind | undefined;

const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null;

function partsOf(schema: z.ZodType, value: object): [PropertyKey, unknown, z.ZodType][] {
  const entries: [PropertyKey, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, part]) => {
    const inner = innerAt(schema, key);
    return inner ? [[key, part, inner]] : [];
  });
}

function innerAt(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  const group = bare(schema);
  if (group instanceof z.ZodObject) return group.shape[String(key)];
  if (group instanceof z.ZodArray) return group.element as z.ZodType;
  if (group instanceof z.ZodRecord) return group.valueType as z.ZodType;
  // What it cannot walk through would be left out without a word.
  throw new Error(`No field can be found in a schema of the kind "${group?.def.type}", at ${String(key)}`);
}

/** What an optional schema, or one with a default, wraps. */
function bare(schema: z.ZodType | undefined): z.ZodType | undefined {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? bare(schema.unwrap() as z.ZodType)
    : schema;
}
