import type { ReactNode } from "react";
import { type Change, changed, type Value } from "../../files/change.ts";
import { type Form, FormContext, useForm } from "./form-context.ts";
import type { JsonSchema } from "./schema.ts";

type PendingProps = {
  schema: Record<string, JsonSchema>;
  data: Value;
  onChange: (next: (old: Value | undefined) => Value) => void;
  children: ReactNode;
};

/** Fields of something that is written before it joins the item: nothing half is ever saved. */
export function Pending({ schema, data, onChange, children }: PendingProps) {
  const form = useForm();
  const pending: Form = {
    ...form,
    data,
    schema: { type: "object", properties: schema },
    isPending: true,
    commit: async (change: Change) => {
      onChange((old) => changed(old ?? {}, change));
      return [];
    },
  };
  return <FormContext value={pending}>{children}</FormContext>;
}
