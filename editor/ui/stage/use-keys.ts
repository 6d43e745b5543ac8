import { useCallback, useEffect, useRef, useState } from "react";
import { visibleTexts } from "../page/texts.ts";
import type { OpenPage } from "./page-frame.ts";
import { type Spot, spotOfText } from "./spot.ts";

type Options = {
  page: OpenPage | undefined;
  isEditing: boolean;
  onEdit: (spot: Spot) => void;
  /** Keys that mean something everywhere in the editor. */
  onKey: (event: KeyboardEvent) => void;
};

/**
 * The page by keyboard: Alt with an arrow goes from text to text, Enter edits the one that is outlined, F2 the one that has
 * the focus. All other keys are the page's own.
 */
export function useKeys({ page, isEditing, onEdit, onKey }: Options) {
  const [spot, setSpot] = useState<Spot>();
  const last = useRef<Spot>(undefined);
  last.current = spot;

  const step = useCallback(
    (by: 1 | -1) => {
      if (!page) return;
      const spots = spotsOn(page);
      const at = spots.findIndex((one) => one.nodes.at(-1) === last.current?.nodes.at(-1));
      const first = spots.findIndex(({ nodes }) => isBelowTop(nodes[0]));
      const next = spots[at < 0 ? Math.max(first, 0) : (at + by + spots.length) % spots.length];
      next?.nodes[0]?.parentElement?.scrollIntoView({ block: "nearest", behavior: "instant" });
      setSpot(next);
    },
    [page],
  );

  const press = useCallback(
    (event: KeyboardEvent) => {
      const by = event.altKey && !event.ctrlKey ? { ArrowDown: 1, ArrowUp: -1 }[event.key] : undefined;
      if (isEditing && by && !isTyping(event)) {
        event.preventDefault();
        step(by as 1 | -1);
      } else if (isEditing && !isTyping(event) && last.current && ["Enter", "Escape"].includes(event.key)) {
        event.preventDefault();
        if (event.key === "Enter") onEdit(last.current);
        setSpot(undefined);
      } else if (isEditing && event.key === "F2" && page) {
        const focused = spotIn(page.document.activeElement, page);
        if (focused) onEdit(focused);
      } else onKey(event);
    },
    [page, isEditing, step, onEdit, onKey],
  );

  useEffect(() => {
    const ended = new AbortController();
    for (const target of [window, page?.document.defaultView])
      target?.addEventListener("keydown", press, { signal: ended.signal });
    page?.document.addEventListener("pointerdown", () => setSpot(undefined), { signal: ended.signal });
    return () => ended.abort();
  }, [page, press]);
  useEffect(() => setSpot(page && undefined), [page]);

  return { spot, step };
}

/** Whether a key goes into a field: there it means what it means in fields. */
export const isTyping = ({ target }: KeyboardEvent) =>
  /^(input|textarea|select)$/.test((target as Element | null)?.localName ?? "");

/** Each text once, whatever it is made of. */
function spotsOn({ document, marks }: OpenPage): Spot[] {
  const spots = visibleTexts(document).flatMap((node) => spotOfText(node, marks) ?? []);
  return spots.filter((spot, i) => spot.nodes.at(-1) !== spots[i - 1]?.nodes.at(-1));
}

const isBelowTop = (node: Node | undefined) => (node?.parentElement?.getBoundingClientRect().top ?? -1) >= 0;

function spotIn(element: Element | null, { document, marks }: OpenPage): Spot | undefined {
  if (!element || element === document.body) return undefined;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const spot = spotOfText(texts.currentNode as Text, marks);
    if (spot) return spot;
  }
}
