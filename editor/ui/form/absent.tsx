import { type ReactNode, useState } from "react";
import type { Path, Value } from "../../files/change.ts";
import { Icon } from "../icon.tsx";
import { useField } from "./form-context.ts";
import { Pending } from "./pending.tsx";
import { Problems } from "./problems.tsx";
import { blankOf } from "./schema.ts";

type AbsentProps = {
  path: Path;
  label: string;
  /** The fields to fill in, at a path of their own until they join the item. */
  children: (path: Path, value: Value) => ReactNode;
};

/** A group or a picture that an item may have and this one has not. */
export function Absent({ path, label, children }: AbsentProps) {
  const { form, schema } = useField(path);
  const [problems, setProblems] = useState<string[]>([]);
  const [data, setData] = useState<{ fresh: Value }>();
  if (!data)
    return (
      <button
        type="button"
        className="button quiet-button"
        onClick={() => setData({ fresh: blankOf(schema) })}
      >
        <Icon name="add" /> Add {label.toLowerCase()}
      </button>
    );
  const add = async () =>
    setProblems(
      await form.commit({ op: "set", path, value: data.fresh, was: null }, `Added ${path.join(".")}`),
    );
  return (
    <Pending
      schema={{ fresh: schema }}
      data={data}
      onChange={(next) => setData((old) => next(old) as { fresh: Value })}
    >
      {children(["fresh"], data.fresh)}
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
