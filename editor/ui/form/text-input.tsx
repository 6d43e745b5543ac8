import { type FocusEvent, type KeyboardEvent, useId, useState } from "react";
import type { Path, Value } from "../../files/change.ts";
import { useTools } from "../tools.ts";
import { asTyped } from "../typing/typed-text.ts";
import { useUnsavedAt } from "../typing/unsaved.ts";
import { useTyping } from "../typing/use-typing.ts";
import { Counter } from "./counter.tsx";
import { pathId, useField } from "./form-context.ts";
import { FieldFrame } from "./frame.tsx";

/** What is being typed, the value that it was begun from (null for none), and what of it was sent to be saved. */
type Typed = { text: string; was: Value; sent?: Value };

/** A text of an item. The page shows it at once; it is saved when the field is left or Enter is pressed. */
export function TextInput({ path, label }: { path: Path; label: string }) {
  const tools = useTools();
  const { form, value, schema } = useField(path);
  const isPending = form.isPending === true;
  const now = value ?? null;
  const saved = String(now ?? "");
  const begun = useUnsavedAt(tools.unsaved, { file: form.file, path });
  const [typed, setTyped] = useState<Typed>();
  const [refused, setRefused] = useState<string[]>([]);
  const text = typed?.text ?? (isPending || begun === undefined ? saved : String(begun.value));
  const { was = now } = typed ?? begun ?? {};
  const { problems: found, settle } = useTyping({
    file: form.file,
    path,
    value: isPending ? saved : text,
    saved,
    was,
    isHeld: typed !== undefined && !isPending,
  });
  const id = useId();
  // It has come into its file, where spaces around it do not count.
  if (typed && typed.was !== now && typed.text.trim() === saved.trim()) setTyped(undefined);
  // So has what was sent, while typing went on: the rest is made from that.
  else if (typed && typed.was !== now && typed.sent === now) setTyped({ ...typed, was: now });

  const isLong = (schema.maxLength ?? 0) > 70 || schema.field === "markdown" || saved.includes("\n");
  const isLine = schema.field !== "prose" && schema.field !== "markdown" && !saved.includes("\n");

  function type(next: string) {
    const clean = asTyped(next, isLine);
    setRefused([]);
    if (!isPending) tools.follow({ file: form.file, path }, typed?.text ?? saved, clean);
    const isAsBefore = clean === saved;
    setTyped(isAsBefore ? undefined : { ...typed, text: clean, was });
    if (isAsBefore && !isPending) void settle();
  }

  async function save() {
    if (text === saved) return;
    // A field that may be left out, and was emptied, is not there any more.
    const isGone = text.trim() === "" && !isPending;
    const change = isGone
      ? ({ op: "remove", path, was } as const)
      : ({ op: "set", path, value: text, was } as const);
    setTyped((old) => old && { ...old, sent: isGone ? null : text });
    setRefused(await form.commit(change, `Changed ${path.join(".")} in ${form.file}`));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") {
      event.stopPropagation();
      type(saved);
    } else if (event.key === "Enter" && !event.shiftKey && (isLine || event.ctrlKey)) {
      event.preventDefault();
      void save();
    }
  }

  const problems = refused.length ? refused : found.map(({ says }) => says);
  const shared = {
    id,
    value: text,
    "aria-invalid": problems.length > 0,
    "aria-describedby": `${id}-words`,
    onChange: (event: { target: { value: string } }) => type(event.target.value),
    // A dialog over the form, such as one about this very text, is no reason to save it once more.
    onBlur: (event: FocusEvent) => typed && !event.relatedTarget?.closest("dialog") && save(),
    onKeyDown,
  };
  return (
    <FieldFrame
      anchor={pathId(path)}
      label={label}
      htmlFor={id}
      description={schema.description}
      problems={problems}
      aside={<Counter value={text} schema={schema} />}
    >
      {isLong ? (
        <textarea className="input" rows={schema.field === "markdown" ? 18 : 3} {...shared} />
      ) : (
        <input className="input" type={schema.format === "date" ? "date" : "text"} {...shared} />
      )}
    </FieldFrame>
  );
}
