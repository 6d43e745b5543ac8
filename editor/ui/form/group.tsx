import { useState } from "react";
import type { Path, Value } from "../../files/change.ts";
import { Icon } from "../icon.tsx";
import { pathId, useField, useForm } from "./form-context.ts";
import { Pending } from "./pending.tsx";
import { Problems } from "./problems.tsx";
import { blankOf, type JsonSchema } from "./schema.ts";

type GroupProps = { path: Path; label: string; schema: JsonSchema; value: Value | undefined };

/** Fields that belong together. */
export function Group({ path, label, schema, value }: GroupProps) {
  const isOpen = path.length < 2 ? undefined : true;
  return (
    <details className="group" id={pathId(path)} open={isOpen}>
      <summary>{label}</summary>
      {schema.description && <p className="quiet">{schema.description}</p>}
      {value === undefined ? (
        <Absent path={path} label={label} />
      ) : (
        <Fields path={path} schema={schema} value={value} />
      )}
    </details>
  );
}

/** A group that an item may have and this one has not. */
function Absent({ path, label }: { path: Path; label: string }) {
  const form = useForm();
  const { schema } = useField(path);
  const [problems, setProblems] = useState<string[]>([]);
  const [data, setData] = useState<Value>();
  const add = async () => {
    const { group = {} } = (data ?? {}) as { group?: Value };
    setProblems(await form.commit({ op: "set", path, value: group }, `Added ${path.join(".")}`));
  };
  if (data === undefined)
    return (
      <button
        type="button"
        className="button quiet-button"
        onClick={() => setData({ group: blankOf(schema) })}
      >
        <Icon name="add" /> Add {label.toLowerCase()}
      </button>
    );
  return (
    <Pending schema={{ group: schema }} data={data} onChange={setData}>
      <Fields path={["group"]} schema={schema} value={(data as { group: Value }).group} />
      <Problems says={problems} />
      <div className="hint-foot">
        <button type="button" className="button" onClick={add}>
          Add it
        </button>
        <button type="button" className="button quiet-button" onClick={() => setData(undefined)}>
          Cancel
        </button>
      </div>
    </Pending>
  );
}

/** The fields of a group in the schema's order; those of a record by their own names. */
export function Fields({
  path,
  schema,
  value,
}: {
  path: Path;
  schema: JsonSchema;
  value: Value | undefined;
}) {
  const form = useForm();
  const known = Object.keys(schema.properties ?? {});
  const own = typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  const keys = known.length ? known : own;
  return (
    <div className="fields">
      {keys
        .filter((key) => !(path.length === 0 && hidden.includes(key)))
        .map((key) => (
          <form.Field key={key} path={[...path, key]} />
        ))}
    </div>
  );
}

/** Names are changed by renaming, drafts are published, items are moved: that touches more than the field. */
const hidden = ["id", "draft", "order"];
