import { type ReactNode, useCallback } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { closes } from "./invokers.ts";
import { useDragDown } from "./use-drag-down.ts";
import { useModal } from "./use-modal.ts";

type SheetProps = {
  id: string;
  title: string;
  closeLabel: string;
  /** Stays in sight below what scrolls: the main action. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A modal that comes up from the bottom, for thumbs. Buttons with `opens(id)` open it. It is pulled down to close; Escape and the backdrop do it too. */
export function Sheet({ id, title, closeLabel, footer, children }: SheetProps) {
  const modal = useModal({ id });
  const { ref } = modal;
  useDragDown(
    ref,
    ".sheet-grip",
    useCallback(() => ref.current?.close(), [ref]),
  );
  return (
    <dialog {...modal} aria-labelledby={`${id}-title`} className="dialog sheet">
      <div className="sheet-grip">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        <Button variant="quiet" size="icon" aria-label={closeLabel} {...closes(id)} className="-mr-2">
          <Icon name={uiIcons.close} className="size-5" />
        </Button>
      </div>
      <div className="sheet-body">{children}</div>
      {footer && <div className="sheet-footer">{footer}</div>}
    </dialog>
  );
}
