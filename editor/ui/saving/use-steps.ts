import { useCallback } from "react";
import { api } from "../api.ts";
import type { Tools } from "../tools.ts";
import type { Saving } from "./use-saving.ts";

/** Takes the last step back, or does it again. */
export function useSteps({ attempt, settle, setConflict }: Saving, say: Tools["say"]) {
  return useCallback(
    (which: "undo" | "redo") =>
      attempt(async () => {
        const outcome = await api[which]();
        if (outcome.status === "same") return say(`Nothing to ${which}.`);
        if (outcome.status === "conflict") return setConflict({ outcome, step: which, what: which });
        await settle(outcome, which === "undo" ? "Taken back." : "Done again.");
      }),
    [attempt, settle, setConflict, say],
  );
}
