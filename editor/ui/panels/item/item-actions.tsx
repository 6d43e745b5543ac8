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

  const move = (to: number) =>
    tools.attempt(async () => tools.settle(await api.move(item.file, to), `${item.title} was moved.`));
  const setDraft = (draft: boolean) =>
    tools.attempt(async () => {
      const outcome = await api.draft(item.file, draft, collection.inMenu);
      setLeading(outcome.status === "led-to" ? outcome.references : []);
      await tools.settle(outcome, draft ? "Only the editor shows it now." : "It is a page now.");
    });

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
          <OrderButtons place={place} last={collection.items.length - 1} onMove={move} />
        )}
        <IconButton name="remove" label="Delete" text="Delete" onClick={() => setOpen("remove")} />
      </div>
      <DraftState draft={item.draft} inMenu={collection.inMenu} onDraft={setDraft} />
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

type OrderButtonsProps = { place: number; last: number; onMove: (to: number) => void };

const OrderButtons = ({ place, last, onMove }: OrderButtonsProps) => (
  <>
    <IconButton
      name="up"
      label="Earlier in the order"
      disabled={place <= 0}
      onClick={() => onMove(place - 1)}
    />
    <IconButton
      name="down"
      label="Later in the order"
      disabled={place === last}
      onClick={() => onMove(place + 1)}
    />
  </>
);

type DraftStateProps = { draft: boolean; inMenu: boolean; onDraft: (draft: boolean) => void };

/** Who sees the item, and the way to have it otherwise. */
const DraftState = ({ draft, inMenu, onDraft }: DraftStateProps) => (
  <p className="draft-state" data-draft={draft || undefined}>
    <Icon name={draft ? "draft" : "eye"} />
    {draft ? "A draft: only the editor shows it." : "Visitors see it after the next release."}
    <button type="button" className="button quiet-button" onClick={() => onDraft(!draft)}>
      {draft ? (inMenu ? "Publish, with a menu entry" : "Publish") : "Make it a draft"}
    </button>
  </p>
);
