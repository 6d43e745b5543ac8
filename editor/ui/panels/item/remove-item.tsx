import { useCallback, useState } from "react";
import { api, type ListedItem } from "../../api.ts";
import { Dialog } from "../../dialog.tsx";
import { useTools } from "../../tools.ts";
import { useLoaded } from "../../use-loaded.ts";
import { Leading } from "./leading.tsx";

/** Deletes an item, once nothing leads to it any more but lists that are cleared along with it. */
export function RemoveItem({ item, onClose }: { item: ListedItem; onClose: () => void }) {
  const tools = useTools();
  const [problem, setProblem] = useState("");
  const references = useLoaded(useCallback(() => api.references(item.file), [item.file]));
  const held = references?.filter(({ kind }) => kind === "link" || kind === "text") ?? [];
  const cleared = references?.filter(({ kind }) => kind === "relation" || kind === "order") ?? [];

  const remove = () =>
    tools.attempt(async () => {
      const outcome = await api.remove(item.file);
      if (!(await tools.settle(outcome, `${item.title} was deleted. Undo brings it back.`))) return;
      onClose();
      tools.go("/");
    }, setProblem);

  return (
    <Dialog title={`Delete ${item.title}?`} onClose={onClose}>
      <div className="stack">
        {held.length > 0 && <Leading references={held} />}
        {cleared.length > 0 && (
          <p className="quiet">
            It will be taken out of {cleared.length} {cleared.length === 1 ? "list" : "lists"}:{" "}
            {cleared.map(({ file, field }) => `${file} › ${field}`).join(", ")}.
          </p>
        )}
        {item.parts.length > 0 && <p>This is a part of it, and deleted with it: {item.parts.join(", ")}.</p>}
        {references && !held.length && <p>Nothing else leads to it.</p>}
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <button
          type="button"
          className="button danger-button"
          disabled={!references || held.length > 0}
          onClick={remove}
        >
          Delete
        </button>
      </div>
    </Dialog>
  );
}
