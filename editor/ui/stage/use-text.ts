import { useMemo, useState } from "react";
import { type Change, valueAt } from "../../files/change.ts";
import type { Item } from "../api.ts";
import { schemaAt } from "../form/schema.ts";
import { useTools } from "../tools.ts";
import { asTyped } from "../typing/typed-text.ts";
import { useTyping } from "../typing/use-typing.ts";
import { begunIn, withLine } from "./line.ts";
import type { Target } from "./spot.ts";

/** A text of the page, or a line of a long one, while it is being typed: what it says, and the ways to end. */
export function useText(target: Target, item: Item, onClose: () => void) {
  const tools = useTools();
  const { file, path, line } = target;
  const now = valueAt(item.data, path) ?? null;
  const whole = String(now ?? "");
  const [saved] = useState(line === undefined ? whole : (whole.split("\n")[line] ?? ""));
  const [{ text: begun = saved, was = now }] = useState(() => begunIn(tools.unsaved.at(target), whole, line));
  const [value, setValue] = useState(begun);
  const [refused, setRefused] = useState<string[]>([]);
  const schema = schemaAt(item.schema, path) ?? {};
  const next = line === undefined ? value : withLine(whole, line, value);
  const change = useMemo((): Change => ({ op: "set", path, value: next, was }), [path, next, was]);
  const typing = useTyping({ file, path, value: next, saved: whole, was, change, isHeld: true });

  function type(text: string) {
    const clean = asTyped(text, schema.field !== "prose" && line === undefined);
    setRefused([]);
    tools.follow(target, value, clean);
    setValue(clean);
  }

  function leave() {
    if (value !== saved) tools.files.load(file);
    onClose();
    void typing.settle();
  }

  async function save(): Promise<boolean> {
    if (value === saved) {
      leave();
      return true;
    }
    const outcome = await tools.save(file, [change], `Changed ${path.join(".")} in ${file}`);
    if (outcome.status === "refused") setRefused(outcome.problems.map(({ says }) => says));
    if (outcome.status === "refused" || outcome.status === "conflict") return false;
    void typing.settle();
    onClose();
    return true;
  }

  return {
    /** What the file says there, what was typed there when it was opened, and what is typed now. */
    saved,
    begun,
    value,
    /** The field as a whole, of which a line is a part. */
    whole: next,
    found: typing.problems,
    refused,
    type,
    leave,
    save,
  };
}
