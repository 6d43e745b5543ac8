import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "./icon.tsx";

type DialogProps = { title: string; onClose: () => void; size?: "wide" | "full"; children: ReactNode };

/** Over everything else, with the focus in it, until it is closed. */
export function Dialog({ title, onClose, size, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-size={size}
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header className="dialog-head">
        <h2 id={id}>{title}</h2>
        <IconButton name="close" label="Close" onClick={() => dialog.current?.close()} />
      </header>
      {children}
    </dialog>
  );
}
