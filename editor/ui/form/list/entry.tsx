import { type DragEvent, type KeyboardEvent, useState } from "react";
import type { Path, Value } from "../../../files/change.ts";
import { Icon, IconButton } from "../../icon.tsx";
import { pathId, useForm } from "../form-context.ts";
import { Fields } from "../group.tsx";
import { type JsonSchema, labelOf, titleOf } from "../schema.ts";

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

export function Entry(props: EntryProps) {
  const { path, entry, schema, isDragged, onDrop } = props;
  const form = useForm();
  const title = titleOf(entry) || `Entry ${Number(path.at(-1)) + 1}`;
  const isGroup = isGroupIn(schema);
  const [isOpen, setOpen] = useState(!isGroup);
  const allow = (event: DragEvent) => event.preventDefault();
  return (
    <li className="entry" data-dragged={isDragged || undefined} onDragOver={allow} onDrop={onDrop}>
      <EntryHead
        {...props}
        title={title}
        isGroup={isGroup}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      />
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

type EntryHeadProps = Pick<EntryProps, "path" | "last" | "onMove" | "onRemove" | "onDrag"> & {
  title: string;
  isGroup: boolean;
  isOpen: boolean;
  onToggle: () => void;
};

/** What an entry is called, and what can be done with it as a whole. */
function EntryHead(head: EntryHeadProps) {
  const { path, title, last, isGroup, isOpen, onMove, onRemove, onDrag, onToggle } = head;
  const at = Number(path.at(-1));
  return (
    <div className="entry-head">
      <Handle title={title} onMove={(by) => onMove(at + by)} onDrag={onDrag} />
      {isGroup ? (
        <button type="button" className="entry-title" aria-expanded={isOpen} onClick={onToggle}>
          {title}
        </button>
      ) : (
        <span className="entry-title">{labelOf(at)}</span>
      )}
      <IconButton name="up" label={`Move up: ${title}`} disabled={at === 0} onClick={() => onMove(at - 1)} />
      <IconButton
        name="down"
        label={`Move down: ${title}`}
        disabled={at === last}
        onClick={() => onMove(at + 1)}
      />
      <IconButton name="remove" label={`Remove: ${title}`} onClick={onRemove} />
    </div>
  );
}

type HandleProps = { title: string; onMove: (by: number) => void; onDrag: (isOn: boolean) => void };

function Handle({ title, onMove, onDrag }: HandleProps) {
  const sort = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(by);
  };
  return (
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
  );
}

/** Whether entries have fields of their own; a picture is one field. */
export const isGroupIn = (schema: JsonSchema) => schema.type === "object" && schema.field !== "picture";
