import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { isGroup, valueAt } from "../../files/change.ts";
import { api, type Item } from "../api.ts";
import { Counter } from "../form/counter.tsx";
import { labelOf, schemaAt, wayTo } from "../form/schema.ts";
import { Icon } from "../icon.tsx";
import type { Place } from "../page/follow.ts";
import { type PickerKind, useTools } from "../tools.ts";
import type { Target } from "./spot.ts";

type HintProps = {
  box: DOMRect;
  scale: number;
  target: Target;
  item: Item;
  value: string;
  problems: string[];
  isRaw: boolean;
  onSave: () => Promise<boolean>;
  onCancel: () => void;
};

/** What one must know while one types: whose text it is, how much room is left, what is wrong, where else it shows. */
export function Hint({ box, scale, target, item, value, problems, isRaw, onSave, onCancel }: HintProps) {
  const tools = useTools();
  const { file, path } = target;
  const schema = schemaAt(item.schema, path) ?? {};
  const place = usePlace(box, scale);
  const pages = useUsage(target);
  return (
    <section ref={place.ref} className="hint" style={place.style} aria-label="About this text">
      <header className="hint-head">
        <strong>{wayTo(path)}</strong>
        <Counter value={value} schema={schema} />
      </header>
      <div id="text-hint" className="hint-words">
        {schema.description && <p>{schema.description}</p>}
        {isRaw && <p className="quiet">{rawWords(target, value)}</p>}
        {problems.length > 0 && (
          <p className="problem" role="alert">
            <Icon name="warning" />
            {problems.join(" ")}
          </p>
        )}
        {pages && pages.length > 1 && (
          <p className="shared">
            Shows on {pages.length} pages:{" "}
            {pages
              .slice(0, 3)
              .map(({ title }) => title)
              .join(", ")}
            {pages.length > 3 && " …"}
          </p>
        )}
      </div>
      <Beside target={target} item={item} />
      <footer className="hint-foot">
        <button type="button" className="button" onClick={onSave}>
          Save <kbd>Enter</kbd>
        </button>
        <button type="button" className="button quiet-button" onClick={onCancel}>
          Take back <kbd>Esc</kbd>
        </button>
        <button
          type="button"
          className="button quiet-button"
          onClick={async () => (await onSave()) && tools.openItem(file, path)}
        >
          Whole item
        </button>
      </footer>
    </section>
  );
}

const rawWords = ({ line }: Target, value: string) => {
  if (line !== undefined) return "Written as Markdown: **bold**, [words](/address), - for lists.";
  if (/\]\(/.test(value)) return "[words](/address) is a link.";
  return /\{\w+\}/.test(value) ? "{words} in braces are filled in." : "Shift + Enter begins a new line.";
};

/** The choices that belong to the same group of fields: its link, picture, icon and colour. */
function Beside({ target: { file, path }, item }: { target: Target; item: Item }) {
  const tools = useTools();
  const group = path.slice(0, -1);
  const fields = Object.entries(schemaAt(item.schema, group)?.properties ?? {});
  const choices = fields.filter(([, { field }]) => field && field in choiceIcons);
  const values = group.length ? valueAt(item.data, group) : item.data;
  if (!choices.length) return null;
  return (
    <div className="beside">
      {choices.map(([key, { field }]) => {
        const value = isGroup(values) ? values[key] : undefined;
        const at: Place = { file, path: [...group, key] };
        // A picture that is not there yet needs words, too: the form has both fields.
        const isForForm = field === "picture" && value === undefined;
        return (
          <button
            type="button"
            key={key}
            className="chip"
            onClick={() =>
              isForForm ? tools.openItem(at.file, at.path) : tools.pick(field as PickerKind, at)
            }
          >
            <Icon name={choiceIcons[field as keyof typeof choiceIcons]} />
            {labelOf(key)}
            <span className="quiet">{typeof value === "string" ? value : ""}</span>
          </button>
        );
      })}
    </div>
  );
}

const choiceIcons = { picture: "picture", icon: "icon", colour: "colour", link: "link" } as const;

function useUsage({ file, path }: Target) {
  const [pages, setPages] = useState<{ path: string; title: string }[]>();
  const place = JSON.stringify(path);
  useEffect(() => {
    let isOld = false;
    // All pages are read for it, the first time: not for a text that is only passed over.
    const timer = setTimeout(async () => {
      const found = await api.usage(file, JSON.parse(place)).catch(() => undefined);
      if (!isOld) setPages(found);
    }, lookedAtMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [file, place]);
  return pages;
}

const lookedAtMs = 1200;

/** Below the text if there is room, else above it, and never out of the stage. */
function usePlace(box: DOMRect, scale: number) {
  const ref = useRef<HTMLElement>(null);
  const [size, setSize] = useState({ width: 380, height: 200, room: { width: 0, height: 0 } });
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0, offsetParent } = ref.current ?? {};
    const room = { width: offsetParent?.clientWidth ?? 0, height: offsetParent?.clientHeight ?? 0 };
    setSize((old) => {
      const next = { width, height, room };
      return JSON.stringify(old) === JSON.stringify(next) ? old : next;
    });
  });
  const below = box.bottom * scale + 14;
  const above = box.top * scale - size.height - 14;
  const top =
    below + size.height > size.room.height && above > 0
      ? above
      : Math.min(below, size.room.height - size.height - 8);
  const left = Math.max(8, Math.min(box.left * scale, size.room.width - size.width - 8));
  return { ref, style: { left, top: Math.max(8, top) } };
}
