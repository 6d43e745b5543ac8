import { useCallback, useState } from "react";
import type { ItemOutcome } from "../../items/items.ts";
import type { Outcome } from "../../store/outcome.ts";
import { inWords } from "../in-words.ts";
import type { Conflict } from "../panels/conflict.tsx";
import type { Tools } from "../tools.ts";
import type { Files } from "../typing/files.ts";

export type Saving = ReturnType<typeof useSaving>;

/** Saves, says what became of it, and counts what others have to fetch again. */
export function useSaving(files: Files, say: Tools["say"]) {
  const [conflict, setConflict] = useState<Conflict>();
  /** Counts what was saved, and what came, went or was renamed: with each the lists are fetched again. */
  const [version, setVersion] = useState(0);
  const [structure, setStructure] = useState(0);
  /** Counts what was typed and given up for what is on disk: the form restarts with that. */
  const [dropped, setDropped] = useState(0);
  const countSaved = useCallback(() => setVersion((old) => old + 1), []);
  const countDropped = useCallback(() => setDropped((old) => old + 1), []);

  /** Does something that means the files as they are shown: it waits until they are so on disk, too. */
  const attempt: Tools["attempt"] = useCallback(
    async (act, tell = (fault) => say(fault, "bad")) => {
      try {
        if (await files.saved()) await act();
        else tell("The change before this could not be saved, so this was not done.");
      } catch (error) {
        tell((error as Error).message);
      }
    },
    [files, say],
  );

  const settle = useCallback(
    async (outcome: ItemOutcome, done: string) => {
      if (outcome.status === "conflict") setConflict({ outcome, what: done });
      if (outcome.status === "refused") say(inWords(outcome.problems), "bad");
      if (outcome.status !== "saved" && outcome.status !== "same") return false;
      await files.reload();
      countSaved();
      setStructure((old) => old + 1);
      say(done);
      return true;
    },
    [files, say, countSaved],
  );

  const save = useCallback(
    async (file: string, changes: Conflict["changes"] & object, what: string): Promise<Outcome> => {
      try {
        const outcome = await files.save(file, changes, what);
        if (outcome.status === "conflict") setConflict({ outcome, changes, what });
        if (outcome.status === "saved") {
          countSaved();
          say("Saved.");
        }
        return outcome;
      } catch (error) {
        say((error as Error).message, "bad");
        return { status: "refused", problems: [{ file, field: "", says: (error as Error).message }] };
      }
    },
    [files, say, countSaved],
  );

  return {
    conflict,
    setConflict,
    version,
    structure,
    dropped,
    countSaved,
    countDropped,
    attempt,
    settle,
    save,
  };
}
