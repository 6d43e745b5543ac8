import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Item } from "../api.ts";
import { useTools } from "../tools.ts";
import { hideText } from "./hide-text.ts";
import { Hint } from "./hint.tsx";
import type { Target } from "./spot.ts";
import { looksLike, placed, scaled, styleOf } from "./text-looks.ts";
import { useBox } from "./use-box.ts";
import { useText } from "./use-text.ts";

type TextFieldProps = {
  target: Target;
  item: Item;
  nodes: Node[];
  scale: number;
  onClose: () => void;
  /** Is told how to end: saves what was typed, and tells whether it could. */
  onEnd: (end: () => Promise<boolean>) => void;
};

/** The text itself becomes a field, where it stands and as it looks; the page's own is hidden meanwhile, and follows. */
export function TextField({ target, item, nodes, scale, onClose, onEnd }: TextFieldProps) {
  const tools = useTools();
  const field = useRef<HTMLTextAreaElement>(null);
  const box = useBox(nodes);
  const { saved, begun, value, whole, found, refused, type, leave, save } = useText(target, item, onClose);
  const [isRaw] = useState(() => target.line !== undefined || !looksLike(nodes, saved));
  const style = useMemo(() => (isRaw ? {} : styleOf(nodes[0])), [nodes, isRaw]);

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
    return hideText(nodes);
  }, [nodes]);

  // What goes on being typed shows on the page as it did.
  useEffect(() => {
    tools.follow(target, saved, begun);
  }, [tools, target, saved, begun]);

  useEffect(() => onEnd(save));

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === "Escape") leave();
    else if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void save();
    }
  }

  if (!box) return null;
  return (
    <>
      <textarea
        ref={field}
        className="text-field"
        data-raw={isRaw || undefined}
        aria-label={`Text of ${target.path.join(" ")}`}
        aria-invalid={found.length > 0}
        aria-describedby="text-hint"
        spellCheck
        value={value}
        style={{ ...style, ...scaled(placed(box, nodes[0], isRaw), scale) }}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={(event) => isElsewhere(event.relatedTarget) && save()}
      />
      <Hint
        box={box}
        scale={scale}
        target={target}
        item={item}
        value={whole}
        problems={refused.length ? refused : found.map(({ says }) => says)}
        isRaw={isRaw}
        onSave={save}
        onCancel={leave}
      />
    </>
  );
}

/** Outside of the field and of what is said about it, but in this document: another window is no reason to save. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && !target.closest(".hint, dialog");
