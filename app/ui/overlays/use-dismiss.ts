import { type RefObject, useEffect } from "react";

/** Closes a <details> that floats: on Escape, on a click outside, and when the focus leaves it. */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const close = () => {
      element.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !element.open) return;
      if (element.contains(document.activeElement)) element.querySelector("summary")?.focus();
      close();
    };
    const onPointer = ({ target }: PointerEvent) => {
      if (!element.contains(target as Node)) close();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (isElsewhere(relatedTarget, element)) close();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointer);
    element.addEventListener("focusout", onFocusOut);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointer);
      element.removeEventListener("focusout", onFocusOut);
    };
  }, [details]);
}

/**
 * Whether the focus went somewhere else. A click on plain text inside moves it to what the element stands in, such as
 * <main>; that is not leaving.
 */
export function isElsewhere(focused: EventTarget | null, element: Node): boolean {
  const other = focused as Node | null;
  return !!other && !element.contains(other) && !other.contains(element);
}
