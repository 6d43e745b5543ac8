import type { JsonSchema } from "./schema.ts";

/** How many characters are left, or too many. */
export function Counter({ value, schema }: { value: string; schema: JsonSchema }) {
  if (schema.maxLength === undefined) return null;
  const left = schema.maxLength - value.trim().length;
  const state = left < 0 ? "over" : left <= schema.maxLength * 0.1 ? "near" : undefined;
  return (
    <output className="counter" data-state={state}>
      {left < 0 ? `${-left} too many` : `${left} left`}
    </output>
  );
}
