import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";

const delays = {
  /** Passing over the bar opens nothing. */
  open: 80,
  /** With a menu open, another button may only be on the way to that menu: the pointer must come to rest on it. */
  change: 220,
  /** Time to cross the gap, or to come back from a slip. */
  close: 350,
  /** A click right after the hover opened the menu means "open", not "close". */
  settle: 500,
};

/** Opens a popover for a mouse that points at its trigger, and keeps it while the mouse is on the way to it. */
export function useMenuHover(
  trigger: RefObject<HTMLButtonElement | null>,
  panel: RefObject<HTMLElement | null>,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  const isOpen = () => panel.current?.matches(":popover-open") ?? false;
  const open = () => {
    if (isOpen() || !panel.current || !trigger.current) return;
    openedAt.current = performance.now();
    panel.current.showPopover({ source: trigger.current });
  };
  const close = () => panel.current?.hidePopover();
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === "mouse";

  const enter = (event: PointerEvent) => {
    if (!isMouse(event)) return;
    clearTimeout(timer.current);
    if (!isOpen())
      after(document.querySelector("[popover].mega-menu:popover-open") ? delays.change : delays.open, open);
  };
  const move = (event: PointerEvent) => {
    const headingDown = event.movementY > 0 && event.movementY * 3 >= Math.abs(event.movementX);
    if (isMouse(event) && !isOpen() && headingDown) enter(event);
  };
  const leave = (event: PointerEvent) => {
    if (isMouse(event)) after(delays.close, close);
  };
  const keepIfJustOpened = (event: MouseEvent) => {
    clearTimeout(timer.current);
    if (isOpen() && performance.now() - openedAt.current < delays.settle) event.preventDefault();
  };

  return {
    open,
    onTrigger: {
      onPointerEnter: enter,
      onPointerMove: move,
      onPointerLeave: leave,
      onClick: keepIfJustOpened,
    },
    onPanel: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: leave,
    },
  };
}
