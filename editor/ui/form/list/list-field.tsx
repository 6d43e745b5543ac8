import { useRef, useState } from "react";
import type { Change, Path, Value } from "../../../files/change.ts";
import { Icon } from "../../icon.tsx";
import { pathId, useField } from "../form-context.ts";
import { Problems } from "../problems.tsx";
import type { JsonSchema } from "../schema.ts";
import { Entry } from "./entry.tsx";
import { useEntryKeys } from "./entry-keys.ts";
import { NewEntry } from "./new-entry.tsx";

/** A list: entries are added, removed, and sorted by drag or by keyboard. */
export function ListField({ path, label }: { path: Path; label: string }) {
  const { form, value, schema } = useField(path);
  const [problems, setProblems] = useState<string[]>([]);
  const [dragged, setDragged] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const entries = Array.isArray(value) ? value : [];
  const keys = useEntryKeys(entries);

  async function move(from: number, to: number) {
    if (to < 0 || to >= entries.length || from === to) return;
    const change: Change = { op: "move", path: [...path, from], to, was: entries[from] };
    const says = await form.commit(change, `Sorted ${path.join(".")}`);
    setProblems(says);
    // The entry keeps the focus on its way.
    if (!says.length) requestAnimationFrame(() => handleAt(list.current, to)?.focus());
  }

  const remove = async (at: number) =>
    setProblems(
      await form.commit(
        { op: "remove", path: [...path, at], was: entries[at] },
        `Removed ${path.join(".")} ${at + 1}`,
      ),
    );

  return (
    <details className="group" id={pathId(path)} open={path.length > 1 || undefined}>
      <summary>
        {label} <span className="quiet">{entries.length}</span>
      </summary>
      {schema.description && <p className="quiet">{schema.description}</p>}
      <ol className="list" ref={list}>
        {entries.map((entry, i) => (
          <Entry
            key={keys[i]}
            path={[...path, i]}
            entry={entry}
            schema={schema.items ?? {}}
            last={entries.length - 1}
            isDragged={dragged === i}
            onMove={(to) => move(i, to)}
            onRemove={() => remove(i)}
            onDrag={(isOn) => setDragged(isOn ? i : undefined)}
            onDrop={() => dragged !== undefined && move(dragged, i)}
          />
        ))}
      </ol>
      <Problems says={problems} />
      <Adding path={path} label={label} schema={schema} entries={entries} />
    </details>
  );
}

const handleAt = (list: HTMLElement | null, place: number) =>
  list?.querySelectorAll<HTMLElement>(":scope > li > .entry-head > .handle")[place];

type AddingProps = { path: Path; label: string; schema: JsonSchema; entries: Value[] };

/** Another entry, as long as there is room for one. */
function Adding({ path, label, schema, entries }: AddingProps) {
  const [isAdding, setAdding] = useState(false);
  if (isAdding)
    return (
      <NewEntry
        path={path}
        schema={schema.items ?? {}}
        like={entries.at(-1)}
        onClose={() => setAdding(false)}
      />
    );
  if (entries.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY))
    return <p className="quiet">There is room for {schema.maxItems}: remove one to add another.</p>;
  return (
    <button type="button" className="button quiet-button" onClick={() => setAdding(true)}>
      <Icon name="add" /> Add to {label.toLowerCase()}
    </button>
  );
}
