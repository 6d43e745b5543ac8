import { api } from "../api.ts";
import { inWords } from "../in-words.ts";
import { type Conflict, ConflictDialog } from "../panels/conflict.tsx";
import { useTools } from "../tools.ts";
import type { Saving } from "./use-saving.ts";

type SettleConflictProps = {
  conflict: Conflict;
  saving: Saving;
  /** Closes the text that is open on the page, which is reloaded if it shows more than is on disk. */
  onEnd: (isStale: boolean) => void;
};

/** Asks what is to become of a conflict, and has it done. */
export function SettleConflict({ conflict, saving, onEnd }: SettleConflictProps) {
  const { files, unsaved, attempt, settle, say } = useTools();
  const { setConflict, countSaved, countDropped } = saving;
  const close = () => setConflict(undefined);

  const saveMine = () =>
    attempt(async () => {
      if (!conflict.changes) return;
      const { outcome, changes, what } = conflict;
      close();
      const again = await files.save(outcome.file, changes, what, outcome.theirHash ?? "");
      if (again.status === "conflict") setConflict({ ...conflict, outcome: again });
      else if (again.status === "refused") say(inWords(again.problems), "bad");
      else {
        onEnd(false);
        await settle(again, "Saved into the other version.");
      }
    });

  const keepTheirs = () =>
    attempt(async () => {
      close();
      // A step that is not taken back has changed nothing.
      if (conflict.step) return;
      const { outcome, changes = [] } = conflict;
      for (const { path } of changes) await unsaved.settle(outcome.file, path);
      onEnd(true);
      countDropped();
      await files.reload();
    });

  const skipStep = () =>
    attempt(async () => {
      if (!conflict.step) return;
      close();
      const { status } = await api.skip(conflict.step);
      countSaved();
      if (status === "skipped") say("The step is left out. The files are as they were.");
      else say(`The file is as it was again: ${conflict.step} works.`);
    });

  return (
    <ConflictDialog {...conflict} onMine={saveMine} onTheirs={keepTheirs} onSkip={skipStep} onClose={close} />
  );
}
