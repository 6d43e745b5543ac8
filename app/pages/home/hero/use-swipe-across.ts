import { type MouseEvent, type PointerEvent, useRef } from "react";

/** Less is a tap with an unsteady finger. */
const farEnough = 40;

/** Follows a finger or mouse that drags sideways: to the left brings the next, to the right the one before. */
export function useSwipeAcross(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  const swiped = useRef(false);

  const follow = ({ currentTarget }: PointerEvent<HTMLElement>, distance: number) =>
    currentTarget.style.setProperty("--drag", `${distance}px`);

  return {
    onPointerDown({ button, clientX }: PointerEvent<HTMLElement>) {
      if (button === 0) start.current = clientX;
      swiped.current = false;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current === undefined) return;
      const distance = event.clientX - start.current;
      // Only what is no tap any more is held on to: a held pointer's click would miss the card.
      if (Math.abs(distance) > 8) event.currentTarget.setPointerCapture(event.pointerId);
      follow(event, distance);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const distance = event.clientX - (start.current ?? event.clientX);
      start.current = undefined;
      follow(event, 0);
      if (Math.abs(distance) < farEnough) return;
      swiped.current = true;
      onSwipe(distance < 0 ? 1 : -1);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = undefined;
      follow(event, 0);
    },
    // The click that ends a swipe is not one on the card.
    onClickCapture(event: MouseEvent) {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
