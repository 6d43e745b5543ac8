import { type RefObject, useEffect } from "react";

/** So far down, or a flick, closes. */
const farEnough = 100;
const flick = { distance: 30, pixelsPerMs: 0.5 };

/**
 * Lets a finger pull an element down from anywhere, and a mouse by its grip. A list inside that can still scroll up
 * scrolls first.
 */
export function useDragDown(sheet: RefObject<HTMLElement | null>, grip: string, onPulled: () => void) {
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    let from: { y: number; at: number; dragging: boolean } | null = null;

    const start = (y: number, target: EventTarget | null) => {
      from = scrolledBetween(target as Element, element)
        ? null
        : { y, at: performance.now(), dragging: false };
    };
    const move = (y: number, event: Event) => {
      if (!from) return;
      const down = y - from.y;
      if (!from.dragging && down <= 0) from = null;
      else if (from.dragging || down > 6) {
        from.dragging = true;
        if (event.cancelable) event.preventDefault();
        element.dataset.swiping = "";
        element.style.translate = `0 ${Math.max(0, down)}px`;
      }
    };
    const end = (y: number, released: boolean) => {
      if (!from?.dragging) return;
      const down = y - from.y;
      const speed = down / (performance.now() - from.at);
      from = null;
      delete element.dataset.swiping;
      const pulled = down >= farEnough || (down >= flick.distance && speed >= flick.pixelsPerMs);
      if (released && pulled) onPulled();
      element.style.translate = "";
    };

    const off = new AbortController();
    const { signal } = off;
    const finger = (event: TouchEvent) => event.changedTouches[0]?.clientY ?? 0;
    element.addEventListener("touchstart", (e) => start(finger(e), e.target), { signal, passive: true });
    // Not passive: a drag must keep the browser from scrolling.
    element.addEventListener("touchmove", (e) => move(finger(e), e), { signal, passive: false });
    element.addEventListener("touchend", (e) => end(finger(e), true), { signal });
    element.addEventListener("touchcancel", (e) => end(finger(e), false), { signal });

    const handle = element.querySelector<HTMLElement>(grip);
    handle?.addEventListener(
      "pointerdown",
      (event) => {
        // A captured pointer's click would go to the grip instead of the button in it.
        if (event.pointerType !== "mouse" || (event.target as Element).closest("button")) return;
        handle.setPointerCapture(event.pointerId);
        start(event.clientY, event.target);
      },
      { signal },
    );
    const mouse = (event: PointerEvent) => event.pointerType === "mouse";
    handle?.addEventListener("pointermove", (e) => mouse(e) && move(e.clientY, e), { signal });
    handle?.addEventListener("pointerup", (e) => mouse(e) && end(e.clientY, true), { signal });
    return () => off.abort();
  }, [sheet, grip, onPulled]);
}

/** Whether something between the two is scrolled down, so that pulling should scroll it back. */
function scrolledBetween(inner: Element | null, outer: Element): boolean {
  for (let element = inner; element; element = element.parentElement) {
    if (element.scrollTop > 0) return true;
    if (element === outer) return false;
  }
  return false;
}
