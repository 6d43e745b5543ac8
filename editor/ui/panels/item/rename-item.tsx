import { type FormEvent, useCallback, useId, useState } from "react";
import { api, type ListedItem } from "../../api.ts";
import { Dialog } from "../../dialog.tsx";
import { useTools } from "../../tools.ts";
import { useLoaded } from "../../use-loaded.ts";
import { AddressInput } from "./address-input.tsx";

/** Another address for an item. Everything that leads to it follows. */
export function RenameItem({ item, onClose }: { item: ListedItem; onClose: () => void }) {
  const tools = useTools();
  const [id, setId] = useState(item.id);
  const [problem, setProblem] = useState("");
  const label = useId();
  const folder = item.path.slice(0, item.path.lastIndexOf("/") + 1);
  const references = useLoaded(useCallback(() => api.references(item.file), [item.file]));

  function rename(event: FormEvent) {
    event.preventDefault();
    return tools.attempt(async () => {
      const outcome = await api.rename(item.file, id);
      if (!(await tools.settle(outcome, `It is at ${folder}${id} now; what led to it follows.`))) return;
      onClose();
      tools.go(folder + id);
      tools.openItem(item.file.replace(/[^/]+(?=\.\w+$)/, id));
    }, setProblem);
  }

  return (
    <Dialog title={`Rename ${item.title}`} onClose={onClose}>
      <form className="stack" onSubmit={rename}>
        <AddressInput id={label} folder={folder} address={id} onChange={setId} />
        <p className="quiet">
          {references &&
            `${references.length} ${references.length === 1 ? "place leads" : "places lead"} to it and will follow. `}
          Links on other sites will not: the old address ends.
        </p>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="button">
          Rename
        </button>
      </form>
    </Dialog>
  );
}
