import { useEffect, useState } from "react";
import { pause, renderInFrame, restAfter } from "./render-in-frame.ts";

type Course = {
  /** Where it stands until a visitor moves it. */
  still: number;
  /** How long it plays. */
  seconds: number;
};

/**
 * Where a drawing stands in its course, by hand or by the clock. It rests while nobody can see it. `placeOf` finds the
 * element that its slider is in.
 */
export function useCourse(course: Course | undefined, placeOf: () => Element | null | undefined) {
  const [moved, move] = useState(() => movedEarly(placeOf()));
  const [isPlaying, setPlaying] = useState(false);
  const at = moved ?? course?.still ?? 0;
  const seconds = course?.seconds ?? 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a slider that was moved before it was hydrated
  useEffect(() => {
    const moved = movedEarly(placeOf());
    if (moved !== undefined) move(moved);
  }, []);

  useEffect(() => {
    if (!isPlaying) return;
    // Who asks for less motion gets steps of a second.
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let isOver = false;
    const play = async () => {
      for (let last = performance.now(); !isOver; ) {
        if (isStill) await pause(1000);
        const took = await renderInFrame(() => {
          if (isOver) return;
          const now = performance.now();
          // A tab that comes back has missed its frames: it goes on where it was.
          const passed = Math.min((now - last) / 1000, isStill ? 1 : 0.1);
          last = now;
          move((at = 0) => Math.min(at + passed / seconds, 1));
        });
        await restAfter(took);
      }
    };
    play();
    return () => {
      isOver = true;
    };
  }, [isPlaying, seconds]);

  useEffect(() => {
    if (isPlaying && at >= 1) setPlaying(false);
  }, [isPlaying, at]);

  const toggle = () => {
    // The whole of it, unless a visitor has chosen where to begin.
    if (!isPlaying) move(moved === undefined || moved >= 1 ? 0 : moved);
    setPlaying(!isPlaying);
  };
  const moveByHand = (to: number) => {
    setPlaying(false);
    move(to);
  };
  return { at, isPlaying, toggle, move: moveByHand };
}

/** Where a visitor has put a course's slider before this was there. */
export function movedEarly(place: Element | null | undefined) {
  const slider = place?.querySelector<HTMLInputElement>("input[name=course]");
  return slider && slider.value !== slider.defaultValue ? Number(slider.value) : undefined;
}
