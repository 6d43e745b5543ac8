import { useEffect, useLayoutEffect, useState } from "react";
import type { OpenPage } from "./page-frame.ts";
import { type Spot, spotAt } from "./spot.ts";

type Options = {
  page: OpenPage | undefined;
  /** Whether clicks edit; else the page behaves as for visitors. */
  isEditing: boolean;
  /** Whether a text is being typed: menus stay open, whatever the pointer and the focus do. */
  isHeld: boolean;
  onEdit: (spot: Spot) => void;
};

/**
 * What the pointer means on the page in edit mode: it outlines what can be edited, a click edits it, and a click with Alt
 * does what it does for visitors. What cannot be edited, such as the arrows of a carousel, works as ever.
 */
export function usePointer({ page, isEditing, isHeld, onEdit }: Options): Spot | undefined {
  const [hovered, setHovered] = useState<Spot>();

  useEffect(() => {
    const view = page?.document.defaultView;
    if (!page || !view || !isEditing) return setHovered(undefined);
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    /** What a press has begun to edit, and the menu or dialog that it stands in. */
    let pressed: { spot: Spot; over: HTMLElement | null } | undefined;

    const spotOf = (event: MouseEvent) => {
      const target = event.target as Element | null;
      const isPart = target?.nodeType === 1;
      return isPart ? spotAt(page.document, page.marks, target, event.clientX, event.clientY) : undefined;
    };
    const press = (event: MouseEvent) => {
      const isPlain = event.isTrusted && event.button === 0 && !event.altKey && !event.ctrlKey;
      const spot = isPlain ? spotOf(event) : undefined;
      pressed = spot && { spot, over: (event.target as Element).closest<HTMLElement>("[popover], dialog") };
      if (pressed) swallow(event);
    };
    const click = (event: MouseEvent) => {
      if (!event.isTrusted) return;
      if (event.altKey) {
        swallow(event);
        return clickAsVisitor(event.target as Element);
      }
      if (!pressed) return;
      swallow(event);
      reopen(pressed.over);
      onEdit(pressed.spot);
    };

    view.addEventListener("pointermove", (event) => setHovered(spotOf(event)), options);
    view.document.addEventListener("pointerleave", () => setHovered(undefined), options);
    view.addEventListener("pointerdown", press, options);
    for (const type of ["mousedown", "pointerup", "mouseup"] as const)
      view.addEventListener(type, (event) => pressed && swallow(event), options);
    view.addEventListener("click", click, options);
    view.addEventListener("dblclick", (event) => pressed && swallow(event), options);
    return () => ended.abort();
  }, [page, isEditing, onEdit]);

  // Before the field takes the focus.
  useLayoutEffect(() => {
    const view = page?.document.defaultView;
    if (!view || !isHeld) return;
    const ended = new AbortController();
    for (const type of leaving)
      view.addEventListener(type, (event) => event.stopImmediatePropagation(), {
        capture: true,
        signal: ended.signal,
      });
    return () => ended.abort();
  }, [page, isHeld]);

  return hovered;
}

/** By these the page learns that its visitor has gone elsewhere. */
const leaving = ["pointerout", "pointerleave", "mouseout", "mouseleave", "blur", "focusout"] as const;

function swallow(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The page's own script closes a menu whose link is clicked, before anyone else hears of the click. */
function reopen(over: HTMLElement | null) {
  if (over?.localName === "dialog")
    (over as HTMLDialogElement).open || (over as HTMLDialogElement).showModal();
  else if (over && !over.matches(":popover-open")) over.showPopover();
}

/** Browsers take a click with Alt for a download. */
function clickAsVisitor(target: Element) {
  const control = target.closest<HTMLElement>("a, button, summary, label, input, select, [role=button]");
  (control ?? (target as HTMLElement)).click?.();
}
