import { useState } from "react";

/** What `now` was before it changed; `undefined` until it has. */
export function useBefore(now: number) {
  const [shown, setShown] = useState<{ now: number; before?: number }>({ now });
  if (shown.now !== now) setShown({ now, before: shown.now });
  return shown.before;
}
