import { useState } from "react";
import type { Path, Value } from "../../files/change.ts";
import { useTools } from "../tools.ts";
import { asTyped } from "../typing/typed-text.ts";
import { useUnsavedAt } from "../typing/unsaved.ts";
import { useTyping } from "../typing/use-typing.ts";
import { useField } from "./form-context.ts";
import type { JsonSchema } from "./schema.ts";

/** What is being typed, the value that it was begun from (null for none), and what of it was sent to be saved. */
type Typed = { text: string; was: Value; sent?: Value };

/** The text of a field: what it says while it is typed, what is wrong with it, and the way to save it. */
export function useFieldText(path: Path) {
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
  // It has come into its file, where spaces around it do not count.
  if (typed && typed.was !== now && typed.text.trim() === saved.trim()) setTyped(undefined);
  // So has what was sent, while typing went on: the rest is made from that.
  else if (typed && typed.was !== now && typed.sent === now) setTyped({ ...typed, was: now });

  const shape = shapeOf(schema, saved);

  function type(next: string) {
    const clean = asTyped(next, shape.isLine);
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

  return {
    schema,
    ...shape,
    text,
    isTyped: typed !== undefined,
    problems: refused.length ? refused : found.map(({ says }) => says),
    type,
    giveUp: () => type(saved),
    save,
  };
}

/** Whether a text needs room, and whether it is one line. */
const shapeOf = (schema: JsonSchema, saved: string) => ({
  isLong: (schema.maxLength ?? 0) > 70 || schema.field === "markdown" || saved.includes("\n"),
  isLine: schema.field !== "prose" && schema.field !== "markdown" && !saved.includes("\n"),
});
