import { type ComponentType, createContext, useContext } from "react";
import { type Change, type Path, type Value, valueAt } from "../../files/change.ts";
import { type JsonSchema, schemaAt } from "./schema.ts";

/** What the fields of a form share: the data as it is, and the way to change it. */
export type Form = {
  file: string;
  data: Value;
  schema: JsonSchema;
  /** Makes a change; gives what is wrong with it, in words. */
  commit: (change: Change, what: string) => Promise<string[]>;
  /** How a field is shown: lists and groups have fields inside, which are lists and groups again. */
  Field: ComponentType<{ path: Path; label?: string }>;
  /** An entry that is not in its list yet: nothing of it is saved, kept or shown on the page. */
  isPending?: boolean;
};

export const FormContext = createContext<Form | null>(null);

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error("Fields stand in a form.");
  return form;
}

/** One field: its value, what it may be, and whether the item can do without it. */
export function useField(path: Path) {
  const form = useForm();
  const group = schemaAt(form.schema, path.slice(0, -1));
  const isOptional = group?.properties !== undefined && !group.required?.includes(String(path.at(-1)));
  return {
    form,
    value: valueAt(form.data, path),
    schema: schemaAt(form.schema, path) ?? {},
    isOptional: isOptional && !form.isPending,
  };
}

/** Names a field's element, so that a click on the page finds it. */
export const pathId = (path: Path) => `field-${path.join("-")}`;
