import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { type Change, type Value, valueAt } from "../../files/change.ts";
import type { Item } from "../api.ts";
import { schemaAt } from "../form/schema.ts";
import { blockOf } from "../page/texts.ts";
import { useTools } from "../tools.ts";
import { asTyped } from "../typing/typed-text.ts";
import { useTyping } from "../typing/use-typing.ts";
import { hideText } from "./hide-text.ts";
import { Hint } from "./hint.tsx";
import type { Target } from "./spot.ts";
import { useBox } from "./use-box.ts";

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
  const { file, path, line } = target;
  const now = valueAt(item.data, path) ?? null;
  const whole = String(now ?? "");
  const [saved] = useState(line === undefined ? whole : (whole.split("\n")[line] ?? ""));
  const [{ text: begun = saved, was = now }] = useState(() => begunIn(tools.unsaved.at(target), whole, line));
  const [value, setValue] = useState(begun);
  const [refused, setRefused] = useState<string[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const box = useBox(nodes);
  const schema = schemaAt(item.schema, path) ?? {};
  const change = useMemo((): Change => {
    const next = line === undefined ? value : withLine(whole, line, value);
    return { op: "set", path, value: next, was };
  }, [path, line, whole, value, was]);
  const { problems, settle } = useTyping({
    file,
    path,
    value: change.op === "set" ? change.value : value,
    saved: whole,
    was,
    change,
    isHeld: true,
  });
  const [isRaw] = useState(() => line !== undefined || !looksLike(nodes, saved));
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

  function type(text: string) {
    const next = asTyped(text, schema.field !== "prose" && line === undefined);
    setRefused([]);
    tools.follow(target, value, next);
    setValue(next);
  }

  function leave() {
    if (value !== saved) tools.files.load(file);
    onClose();
    void settle();
  }

  async function save(): Promise<boolean> {
    if (value === saved) {
      leave();
      return true;
    }
    const outcome = await tools.save(file, [change], `Changed ${path.join(".")} in ${file}`);
    if (outcome.status === "refused") setRefused(outcome.problems.map(({ says }) => says));
    if (outcome.status === "refused" || outcome.status === "conflict") return false;
    void settle();
    onClose();
    return true;
  }
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
        aria-label={`Text of ${path.join(" ")}`}
        aria-invalid={problems.length > 0}
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
        value={change.op === "set" ? (line === undefined ? value : String(change.value)) : value}
        problems={refused.length ? refused : problems.map(({ says }) => says)}
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

const withLine = (text: string, line: number, value: string): Value =>
  text
    .split("\n")
    .map((one, i) => (i === line ? value : one))
    .join("\n");

type Begun = { text?: string; was?: Value };

/** What was typed there before and not saved; of a long text the line, unless it was typed in another one. */
function begunIn(
  kept: (Begun & { value: Value }) | undefined,
  whole: string,
  line: number | undefined,
): Begun {
  if (!kept) return {};
  const { value, was } = kept;
  if (line === undefined) return { text: String(value), was };
  const typed = String(value);
  const lines = whole.split("\n");
  const before = lines
    .slice(0, line)
    .map((one) => `${one}\n`)
    .join("");
  const after = lines
    .slice(line + 1)
    .map((one) => `\n${one}`)
    .join("");
  const isIt = typed.startsWith(before) && typed.slice(before.length).endsWith(after);
  return isIt ? { text: typed.slice(before.length, typed.length - after.length), was } : {};
}

/** Whether the page shows a text as it is written: without links, facts to be filled in, or other paragraphs. */
const looksLike = (nodes: Node[], text: string) =>
  nodes.length === 1 && nodes.some((node) => node.textContent?.trim() === text.trim());

const copied = [
  "fontFamily",
  "fontSize",
  "fontWeight",
  "fontStretch",
  "fontStyle",
  "fontVariationSettings",
  "fontFeatureSettings",
  "letterSpacing",
  "lineHeight",
  "textAlign",
  "textTransform",
  "color",
] as const;

function styleOf(node: Node | undefined): CSSProperties {
  const element = node?.parentElement;
  const style = element?.ownerDocument.defaultView?.getComputedStyle(element);
  return style ? Object.fromEntries(copied.map((name) => [name, style[name]])) : {};
}

type Placed = { left: number; top: number; width?: number; minWidth?: number };

/** The page may be shown smaller than it is. */
const scaled = ({ left, top, ...size }: Placed, scale: number): CSSProperties => ({
  ...size,
  left: left * scale,
  top: top * scale,
  transform: scale === 1 ? undefined : `scale(${scale})`,
});

/** Over the text: as wide as the box that it runs in, if it is alone there. */
function placed(box: DOMRect, node: Node | undefined, isRaw: boolean): Placed {
  if (!node) return { left: box.left, top: box.top };
  const block = blockOf(node);
  const frame = block.getBoundingClientRect();
  const style = block.ownerDocument.defaultView?.getComputedStyle(block);
  const isAlone = block.textContent?.trim() === node.textContent?.trim() || isRaw;
  const inner = {
    left:
      frame.left +
      Number.parseFloat(style?.paddingLeft ?? "0") +
      Number.parseFloat(style?.borderLeftWidth ?? "0"),
    width:
      block.clientWidth -
      Number.parseFloat(style?.paddingLeft ?? "0") -
      Number.parseFloat(style?.paddingRight ?? "0"),
  };
  const above = lineGap(node);
  if (isAlone && inner.width >= box.width - 1)
    return {
      left: inner.left,
      top: box.top - above,
      width: isRaw ? Math.max(inner.width, 320) : inner.width,
    };
  return { left: box.left, top: box.top - above, minWidth: box.width + 2 };
}

/** A line is higher than its letters: half of the rest stands above them. */
function lineGap(node: Node) {
  const element = node.parentElement;
  const lineHeight = Number.parseFloat(
    element?.ownerDocument.defaultView?.getComputedStyle(element).lineHeight ?? "",
  );
  const range = node.ownerDocument?.createRange();
  range?.selectNodeContents(node);
  const height = range?.getClientRects()[0]?.height ?? lineHeight;
  return Number.isFinite(lineHeight) ? (lineHeight - height) / 2 : 0;
}
