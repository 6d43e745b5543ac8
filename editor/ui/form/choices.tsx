import { type ReactNode, useEffect, useId, useState } from "react";
import { accents } from "../../../model/fields.ts";
import { isGroup, type Path, type Value } from "../../files/change.ts";
import { IconButton } from "../icon.tsx";
import { IconDrawing } from "../pickers/icon-drawing.tsx";
import { Picker } from "../pickers/picker.tsx";
import { Thumbnails } from "../pickers/thumbnails.tsx";
import type { PickerKind } from "../tools.ts";
import { Absent } from "./absent.tsx";
import { pathId, useField } from "./form-context.ts";
import { FieldFrame } from "./frame.tsx";
import { TextInput } from "./text-input.tsx";

type ChoiceProps = { path: Path; label: string };

/** Sets a field, and keeps what was wrong with the last try. */
function useChoice({ path, label }: ChoiceProps) {
  const { form, value, schema, isOptional } = useField(path);
  const [problems, setProblems] = useState<string[]>([]);
  const set = async (next: Value | undefined) =>
    setProblems(
      await form.commit(
        next === undefined
          ? { op: "remove", path, was: value ?? null }
          : { op: "set", path, value: next, was: value ?? null },
        `Changed ${path.join(".")} in ${form.file}`,
      ),
    );
  const remove = isOptional && value !== undefined ? () => set(undefined) : undefined;
  return { value, schema, isOptional, set, remove, frame: { anchor: pathId(path), label, problems } };
}

type ChosenProps = {
  kind: PickerKind;
  label: string;
  value: Value | undefined;
  set: (value: Value) => void;
  /** For a field that the item can do without. */
  remove?: () => void;
  children: ReactNode;
};

/** A button that opens the choice in a dialog. */
function Chosen({ kind, label, value, set, remove, children }: ChosenProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="chosen-row">
      <button type="button" className="chosen" onClick={() => setOpen(true)}>
        {children}
        <span className="chosen-change">{value ? "Change" : "Choose"}</span>
      </button>
      {remove && <IconButton name="remove" label={`Remove: ${label}`} onClick={remove} />}
      {isOpen && (
        <Picker
          kind={kind}
          value={value}
          onClose={() => setOpen(false)}
          onChoose={(next) => {
            setOpen(false);
            set(next);
          }}
        />
      )}
    </div>
  );
}

export function PictureField({ path, label }: ChoiceProps) {
  const { value, schema, isOptional, set, remove, frame } = useChoice({ path, label });
  const src = isGroup(value) ? String(value.src ?? "") : "";
  const alt = isGroup(value) ? String(value.alt ?? "") : "";
  return (
    <>
      <FieldFrame {...frame} description={schema.description}>
        {value === undefined && isOptional ? (
          <Absent path={path} label={label}>
            {(inside) => <PictureField path={inside} label={label} />}
          </Absent>
        ) : (
          <Chosen
            kind="picture"
            label={label}
            value={src}
            set={(next) => set({ src: next, alt })}
            remove={remove}
          >
            <Thumbnails src={src} />
            <span className="chosen-name">{src || "None"}</span>
          </Chosen>
        )}
      </FieldFrame>
      {value !== undefined && <TextInput path={[...path, "alt"]} label={`${label}: in words`} />}
    </>
  );
}

export function IconField(props: ChoiceProps) {
  const { value, set, remove, frame } = useChoice(props);
  return (
    <FieldFrame {...frame}>
      <Chosen kind="icon" label={props.label} value={value} set={set} remove={remove}>
        <IconDrawing name={String(value ?? "")} />
        <span className="chosen-name">{String(value ?? "None").replace(/^ph:|-duotone$/g, "")}</span>
      </Chosen>
    </FieldFrame>
  );
}

export function LinkField(props: ChoiceProps) {
  const { value, schema, set, remove, frame } = useChoice(props);
  return (
    <FieldFrame {...frame} description={schema.description}>
      <Chosen kind="link" label={props.label} value={value} set={set} remove={remove}>
        <span className="chosen-name">{String(value ?? "No link yet")}</span>
      </Chosen>
    </FieldFrame>
  );
}

export function RelationField(props: ChoiceProps) {
  const { value, set, frame } = useChoice(props);
  return (
    <FieldFrame {...frame}>
      <Chosen kind="relation" label={props.label} value={value} set={set}>
        <span className="chosen-name">{String(value || "Choose a page")}</span>
      </Chosen>
    </FieldFrame>
  );
}

export function ColourField(props: ChoiceProps) {
  const { value, schema, set, frame } = useChoice(props);
  const name = useId();
  return (
    <FieldFrame {...frame} description={schema.description}>
      <fieldset className="swatches">
        <legend className="visually-hidden">{props.label}</legend>
        {accents.map((accent) => (
          <label key={accent} className="swatch" title={accent}>
            <input type="radio" name={name} checked={value === accent} onChange={() => set(accent)} />
            <span style={{ background: `var(--hue-${accent})` }} />
            <span className="visually-hidden">{accent}</span>
          </label>
        ))}
      </fieldset>
    </FieldFrame>
  );
}

export function EnumField(props: ChoiceProps) {
  const { value, schema, set, remove, frame } = useChoice(props);
  const id = useId();
  return (
    <FieldFrame {...frame} htmlFor={id} description={schema.description}>
      <select
        id={id}
        className="input"
        value={String(value ?? "")}
        onChange={(event) => set(event.target.value || undefined)}
      >
        {(value === undefined || remove) && <option value="">None</option>}
        {schema.enum?.map((choice) => (
          <option key={String(choice)}>{String(choice)}</option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function NumberField(props: ChoiceProps) {
  const { value, schema, set, frame } = useChoice(props);
  const id = useId();
  const [text, setText] = useState(String(value ?? ""));
  useEffect(() => setText(String(value ?? "")), [value]);
  const save = () => {
    if (text !== String(value ?? "")) set(text.trim() === "" ? undefined : Number(text));
  };
  return (
    <FieldFrame {...frame} htmlFor={id} description={schema.description}>
      <input
        id={id}
        className="input"
        type="number"
        step={schema.type === "integer" ? 1 : "any"}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === "Enter" && save()}
      />
    </FieldFrame>
  );
}

/** True, or not there at all. */
export function FlagField(props: ChoiceProps) {
  const { value, schema, set, frame } = useChoice(props);
  const id = useId();
  return (
    <FieldFrame {...frame} label="" description={schema.description}>
      <label className="flag" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => set(event.target.checked ? true : undefined)}
        />
        {props.label}
      </label>
    </FieldFrame>
  );
}
