import { type PointerEvent, useRef } from "react";

type Swipe = {
  /** How far to either side, in pixels, carries it off. */
  across: number;
  /** How far down does. */
  down: number;
  onSwiped: () => void;
};

/** Lets a finger or mouse carry an element off; released too early, it goes back to its place. */
export function useSwipe({ across, down, onSwiped }: Swipe) {
  const start = useRef<{ x: number; y: number } | null>(null);

  const path = ({ clientX, clientY }: PointerEvent) => {
    const x = clientX - (start.current?.x ?? clientX);
    const y = Math.max(0, clientY - (start.current?.y ?? clientY));
    // One way at a time, the one that is meant.
    return Math.abs(x) > y ? { x, y: 0 } : { x: 0, y };
  };

  const end = (event: PointerEvent<HTMLElement>, released: boolean) => {
    if (!start.current) return;
    const { x, y } = path(event);
    const element = event.currentTarget;
    start.current = null;
    delete element.dataset.swiping;
    if (released && (Math.abs(x) >= across || y >= down)) {
      element.style.translate = x ? `${Math.sign(x) * 120}% 0` : "0 120%";
      onSwiped();
    } else element.style.translate = "";
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest("button, a")) return;
      start.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.dataset.swiping = "";
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!start.current) return;
      const { x, y } = path(event);
      event.currentTarget.style.translate = `${x}px ${y}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  };
}
