import type { Path, Value } from "../../files/change.ts";
import { Absent } from "./absent.tsx";
import { pathId, useForm } from "./form-context.ts";
import type { JsonSchema } from "./schema.ts";

type GroupProps = { path: Path; label: string; schema: JsonSchema; value: Value | undefined };

/** Fields that belong together. */
export function Group({ path, label, schema, value }: GroupProps) {
  const isOpen = path.length < 2 ? undefined : true;
  return (
    <details className="group" id={pathId(path)} open={isOpen}>
      <summary>{label}</summary>
      {schema.description && <p className="quiet">{schema.description}</p>}
      {value === undefined ? (
        <Absent path={path} label={label}>
          {(inside, blank) => <Fields path={inside} schema={schema} value={blank} />}
        </Absent>
      ) : (
        <Fields path={path} schema={schema} value={value} />
      )}
    </details>
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
