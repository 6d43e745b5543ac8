import { type Dispatch, type SetStateAction, useCallback } from "react";
import { isTyping } from "./stage/use-keys.ts";

/** What Ctrl or Cmd with a key does, wherever the focus is but in a text. */
export function useShortcuts(
  step: (which: "undo" | "redo") => Promise<void>,
  setEditing: Dispatch<SetStateAction<boolean>>,
) {
  return useCallback(
    (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isCommand || isTyping(event)) return;
      const key = event.key.toLowerCase();
      if (key === "z") void step(event.shiftKey ? "redo" : "undo");
      else if (key === "y") void step("redo");
      else if (key === "e") setEditing((old) => !old);
      else return;
      event.preventDefault();
    },
    [step, setEditing],
  );
}
