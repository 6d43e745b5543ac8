import { useEffect, useRef, useState } from "react";

/** The value at once, and what it becomes at most every so many milliseconds. The last one always comes. */
export function useThrottled<Value>(value: Value, ms = 400): Value {
  const [shown, show] = useState(value);
  const shownAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const wait = Math.max(0, shownAt.current + ms - performance.now());
    const due = setTimeout(() => {
      shownAt.current = performance.now();
      show(value);
    }, wait);
    return () => clearTimeout(due);
  }, [value, ms]);
  return shown;
}
