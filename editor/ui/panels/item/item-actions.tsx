import { useState } from "react";
import type { Reference } from "../../../items/references.ts";
import { api, type ListedCollection, type ListedItem } from "../../api.ts";
import { Icon, IconButton } from "../../icon.tsx";
import { useTools } from "../../tools.ts";
import { Leading } from "./leading.tsx";
import { NewItem } from "./new-item.tsx";
import { RemoveItem } from "./remove-item.tsx";
import { RenameItem } from "./rename-item.tsx";

type ItemActionsProps = { item: ListedItem; collection: ListedCollection };

/** What can be done with one of several: copied, renamed, moved, made a draft or a page, deleted. */
export function ItemActions({ item, collection }: ItemActionsProps) {
  const tools = useTools();
  const [open, setOpen] = useState<"copy" | "rename" | "remove">();
  const [leading, setLeading] = useState<Reference[]>([]);
  const close = () => setOpen(undefined);
  const place = collection.items.findIndex(({ id }) => id === item.id);

  const move = async (to: number) => {
    await tools.settle(await api.move(item.file, to), `${item.title} was moved.`);
  };
  const setDraft = async (draft: boolean) => {
    const outcome = await api.draft(item.file, draft, collection.inMenu);
    setLeading(outcome.status === "led-to" ? outcome.references : []);
    await tools.settle(outcome, draft ? "Only the editor shows it now." : "It is a page now.");
  };

  return (
    <div className="item-actions">
      <div className="item-buttons">
        <IconButton name="copy" label="New from a copy" text="Copy" onClick={() => setOpen("copy")} />
        <IconButton
          name="rename"
          label="Rename: links follow"
          text="Rename"
          onClick={() => setOpen("rename")}
        />
        {collection.movable && (
          <>
            <IconButton
              name="up"
              label="Earlier in the order"
              disabled={place <= 0}
              onClick={() => move(place - 1)}
            />
            <IconButton
              name="down"
              label="Later in the order"
              disabled={place === collection.items.length - 1}
              onClick={() => move(place + 1)}
            />
          </>
        )}
        <IconButton name="remove" label="Delete" text="Delete" onClick={() => setOpen("remove")} />
      </div>
      <p className="draft-state" data-draft={item.draft || undefined}>
        <Icon name={item.draft ? "draft" : "eye"} />
        {item.draft ? "A draft: only the editor shows it." : "Visitors see it after the next release."}
        <button type="button" className="button quiet-button" onClick={() => setDraft(!item.draft)}>
          {item.draft ? (collection.inMenu ? "Publish, with a menu entry" : "Publish") : "Make it a draft"}
        </button>
      </p>
      {item.parts.length > 0 && (
        <p className="quiet">
          A part of it, drafted, published and deleted with it: {item.parts.join(", ")}.
        </p>
      )}
      {leading.length > 0 && <Leading references={leading} />}
      {open === "copy" && <NewItem collection={collection} from={item} onClose={close} />}
      {open === "rename" && <RenameItem item={item} onClose={close} />}
      {open === "remove" && <RemoveItem item={item} onClose={close} />}
    </div>
  );
}
