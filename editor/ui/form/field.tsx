import type { ReactNode } from "react";
import type { Path } from "../../files/change.ts";
import {
  ColourField,
  EnumField,
  FlagField,
  IconField,
  LinkField,
  NumberField,
  PictureField,
  RelationField,
} from "./choices.tsx";
import { useField } from "./form-context.ts";
import { Group } from "./group.tsx";
import { ListField } from "./list/list-field.tsx";
import { labelOf } from "./schema.ts";
import { TextInput } from "./text-input.tsx";

type FieldProps = { path: Path; label?: string };

/** One field of an item, as its schema tells it: never a free text where a choice is meant. */
export function Field({ path, label }: FieldProps): ReactNode {
  const { value, schema } = useField(path);
  const name = label ?? labelOf(path.at(-1) ?? "");
  const Choice = choices[schema.field ?? ""];
  if (Choice) return <Choice path={path} label={name} />;
  if (schema.const === true || schema.type === "boolean") return <FlagField path={path} label={name} />;
  if (schema.enum) return <EnumField path={path} label={name} />;
  if (schema.type === "number" || schema.type === "integer") return <NumberField path={path} label={name} />;
  if (schema.type === "array") return <ListField path={path} label={name} />;
  if (schema.type === "object") return <Group path={path} label={name} schema={schema} value={value} />;
  return <TextInput path={path} label={name} />;
}

type Choice = (props: { path: Path; label: string }) => ReactNode;

const choices: Record<string, Choice | undefined> = {
  picture: PictureField,
  icon: IconField,
  colour: ColourField,
  link: LinkField,
  relation: RelationField,
  sample: FlagField,
};
