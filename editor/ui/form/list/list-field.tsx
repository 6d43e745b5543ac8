import { type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import type { Change, Path, Value } from "../../../files/change.ts";
import { Icon, IconButton } from "../../icon.tsx";
import { pathId, useField, useForm } from "../form-context.ts";
import { Fields } from "../group.tsx";
import { Pending } from "../pending.tsx";
import { Problems } from "../problems.tsx";
import { blankOf, type JsonSchema, labelOf, titleOf } from "../schema.ts";
import { useEntryKeys } from "./entry-keys.ts";

/** A list: entries are added, removed, and sorted by drag or by keyboard. */
export function ListField({ path, label }: { path: Path; label: string }) {
  const { form, value, schema } = useField(path);
  const [problems, setProblems] = useState<string[]>([]);
  const [isAdding, setAdding] = useState(false);
  const [dragged, setDragged] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const entries = Array.isArray(value) ? value : [];
  const keys = useEntryKeys(entries);
  const entrySchema = schema.items ?? {};

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
            schema={entrySchema}
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
      {isAdding ? (
        <NewEntry path={path} schema={entrySchema} like={entries.at(-1)} onClose={() => setAdding(false)} />
      ) : entries.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY) ? (
        <p className="quiet">There is room for {schema.maxItems}: remove one to add another.</p>
      ) : (
        <button type="button" className="button quiet-button" onClick={() => setAdding(true)}>
          <Icon name="add" /> Add to {label.toLowerCase()}
        </button>
      )}
    </details>
  );
}

const handleAt = (list: HTMLElement | null, place: number) =>
  list?.querySelectorAll<HTMLElement>(":scope > li > .entry-head > .handle")[place];

type EntryProps = {
  path: Path;
  entry: Value;
  schema: JsonSchema;
  last: number;
  isDragged: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: (isOn: boolean) => void;
  onDrop: () => void;
};

function Entry({ path, entry, schema, last, isDragged, onMove, onRemove, onDrag, onDrop }: EntryProps) {
  const form = useForm();
  const at = Number(path.at(-1));
  const title = titleOf(entry) || `Entry ${at + 1}`;
  const isGroup = schema.type === "object" && schema.field !== "picture";
  const [isOpen, setOpen] = useState(!isGroup);
  const sort = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(at + by);
  };
  const allow = (event: DragEvent) => event.preventDefault();
  return (
    <li className="entry" data-dragged={isDragged || undefined} onDragOver={allow} onDrop={onDrop}>
      <div className="entry-head">
        <button
          type="button"
          className="tool handle"
          draggable
          aria-label={`Move ${title}: arrow keys, or drag`}
          title="Drag, or use the arrow keys"
          onKeyDown={sort}
          onDragStart={() => onDrag(true)}
          onDragEnd={() => onDrag(false)}
        >
          <Icon name="handle" />
        </button>
        {isGroup ? (
          <button
            type="button"
            className="entry-title"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {title}
          </button>
        ) : (
          <span className="entry-title">{labelOf(at)}</span>
        )}
        <IconButton
          name="up"
          label={`Move up: ${title}`}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          name="down"
          label={`Move down: ${title}`}
          disabled={at === last}
          onClick={() => onMove(at + 1)}
        />
        <IconButton name="remove" label={`Remove: ${title}`} onClick={onRemove} />
      </div>
      <div className="entry-body" hidden={!isOpen} id={isGroup ? pathId(path) : undefined}>
        {isGroup ? (
          <Fields path={path} schema={schema} value={entry} />
        ) : (
          <form.Field path={path} label={title} />
        )}
      </div>
    </li>
  );
}

type NewEntryProps = { path: Path; schema: JsonSchema; like: Value | undefined; onClose: () => void };

/** An entry that is written before it joins its list: nothing half is ever saved. */
function NewEntry({ path, schema, like, onClose }: NewEntryProps) {
  const form = useForm();
  const { value } = useField(path);
  const isGroup = schema.type === "object" && schema.field !== "picture";
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
