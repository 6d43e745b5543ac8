import type { Path, Value } from "../../files/change.ts";

/** What the server says about a file's fields: JSON Schema, with what a field is beyond its type (model/fields.ts). */
export type JsonSchema = {
  type?: string;
  description?: string;
  field?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maxItems?: number;
  enum?: Value[];
  const?: Value;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
};

export function schemaAt(schema: JsonSchema, path: Path): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>((outer, key) => {
    if (typeof key === "number") return outer?.items;
    const more = outer?.additionalProperties;
    return outer?.properties?.[key] ?? (typeof more === "object" ? more : undefined);
  }, schema);
}

export const fieldKindAt = (schema: JsonSchema, path: Path) => schemaAt(schema, path)?.field;

/** A field's name in words: heroImage is "Hero image". */
export function labelOf(key: string | number): string {
  if (typeof key === "number") return String(key + 1);
  const words = key
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]/g, " ")
    .toLowerCase()
    .replace(/\bseo\b/g, "search")
    .replace(/\bfaq\b/g, "questions");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A file's name in words: pages/case-studies.yaml is "Case studies". */
export const nameOf = (file: string) => labelOf(file.replace(/^.*\/|\.\w+$/g, ""));

/** The way to a field in words: "Hero › Title", "Questions 3 › Answer". */
export function wayTo(path: Path): string {
  const words: string[] = [];
  for (const key of path) {
    if (typeof key === "number" && words.length) words.push(`${words.pop()} ${key + 1}`);
    else words.push(labelOf(key));
  }
  return words.join(" › ");
}

/** features[2].title as the path that it is. */
export const pathFrom = (field: string) =>
  field
    .replaceAll(/\[(\d+)\]/g, (_, number: string) => `.${Number(number) - 1}`)
    .split(".")
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** What a new entry of a list begins with: empty texts, and the choices of the entry before it. */
export function blankOf(schema: JsonSchema, like?: Value): Value {
  const group = typeof like === "object" && like !== null && !Array.isArray(like) ? like : undefined;
  if (schema.field === "picture") return like ?? { src: "", alt: "" };
  if (schema.field === "icon" || schema.field === "colour") return like ?? "";
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return like ?? schema.enum[0] ?? "";
  if (schema.type === "array") return [];
  if (schema.type === "number" || schema.type === "integer") return 0;
  if (schema.type !== "object") return "";
  const keys = schema.required ?? [];
  return Object.fromEntries(keys.map((key) => [key, blankOf(schema.properties?.[key] ?? {}, group?.[key])]));
}

/** What an entry of a list is called: the first of its texts. */
export function titleOf(value: Value | undefined): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (Array.isArray(value)) return titleOf(value[0]);
  if (typeof value !== "object" || value === null) return "";
  const named = ["title", "label", "question", "name", "text", "value", "alt", "heading", "city", "id"].find(
    (key) => typeof value[key] === "string" && value[key],
  );
  return named ? String(value[named]) : titleOf(Object.values(value)[0]);
}
