import { useState } from "react";
import type { Change, Path, Value } from "../../../files/change.ts";
import { useField, useForm } from "../form-context.ts";
import { Fields } from "../group.tsx";
import { Pending } from "../pending.tsx";
import { Problems } from "../problems.tsx";
import { blankOf, type JsonSchema } from "../schema.ts";
import { isGroupIn } from "./entry.tsx";

type NewEntryProps = { path: Path; schema: JsonSchema; like: Value | undefined; onClose: () => void };

/** An entry that is written before it joins its list: nothing half is ever saved. */
export function NewEntry({ path, schema, like, onClose }: NewEntryProps) {
  const form = useForm();
  const { value } = useField(path);
  const isGroup = isGroupIn(schema);
  const [data, setData] = useState<Value>({ entry: blankOf(schema, like) });
  const [problems, setProblems] = useState<string[]>([]);
  async function add() {
    const place = Array.isArray(value) ? value.length : 0;
    const { entry = "" } = data as { entry?: Value };
    const change: Change =
      value === undefined
        ? { op: "set", path, value: [entry], was: null }
        : { op: "insert", path: [...path, place], value: entry };
    const says = await form.commit(change, `Added to ${path.join(".")}`);
    if (says.length) setProblems(says);
    else onClose();
  }

  return (
    <fieldset className="new-entry">
      <legend>New entry</legend>
      <Pending schema={{ entry: schema }} data={data} onChange={setData}>
        {isGroup ? (
          <Fields path={["entry"]} schema={schema} value={(data as { entry: Value }).entry} />
        ) : (
          <form.Field path={["entry"]} label="Entry" />
        )}
      </Pending>
      <Problems says={problems} />
      <div className="hint-foot">
        <button type="button" className="button" onClick={add}>
          Add entry
        </button>
        <button type="button" className="button quiet-button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </fieldset>
  );
}
