import { useSyncExternalStore } from "react";

function onChange(notify: () => void) {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
}

/** Whether the visitor looks at another tab. */
export const useHidden = () =>
  useSyncExternalStore(
    onChange,
    () => document.hidden,
    () => false,
  );
