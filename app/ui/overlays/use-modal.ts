import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from "react";
import { afterPaint } from "#app/ui/after-paint.ts";

type Modal = {
  id: string;
  /** Given, the caller decides whether the dialog is open; otherwise buttons that command it do. */
  open?: boolean;
  onClose?: () => void;
};

/** What dialog and sheet share: the platform opens and closes them, this adds a caller's state and older browsers. */
export function useModal({ id, open, onClose }: Modal) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (open === undefined || !dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  return {
    ref,
    id,
    closedby: "any",
    onClose: () => {
      ref.current?.removeAttribute("data-closing");
      onClose?.();
    },
    // data-closing hides it in the next frame; close() restyles all that is in view, so it follows after that paint.
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      const dialog = event.currentTarget;
      if (event.target !== dialog) return;
      event.preventDefault();
      dialog.setAttribute("data-closing", "");
      afterPaint(() => dialog.close());
    },
    // A browser without `closedby`: a click on the dialog itself, not on what it holds, is one on its backdrop.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (!("closedBy" in event.currentTarget) && event.target === event.currentTarget)
        (event.currentTarget as HTMLDialogElement).close();
    },
  } as const;
}
