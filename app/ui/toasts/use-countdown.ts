import { useEffect, useRef } from "react";

/** Calls `onEnd` once after so many milliseconds, not counting those spent paused. */
export function useCountdown(milliseconds: number, paused: boolean, onEnd: () => void) {
  const left = useRef(milliseconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused || left.current === Infinity) return;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused]);
}
