import { useEffect } from "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** The id of the dialog or popover that the button commands. */
    commandfor?: string | undefined;
    command?: "show-modal" | "close" | "request-close" | "toggle-popover" | "show-popover" | "hide-popover";
  }
}

/** The attributes of a button that opens the dialog of this id, before hydration and without JavaScript too. */
export const opens = (id: string) =>
  ({ commandfor: id, command: "show-modal", "aria-haspopup": "dialog" }) as const;

/** The attributes of a button that closes the dialog of this id. */
export const closes = (id: string) => ({ commandfor: id, command: "request-close" }) as const;

/** Browsers of before 2026 don't know `commandfor`: there, a click on such a button does the same for this dialog. */
export function useInvokerFallback(id: string) {
  useEffect(() => {
    if ("commandForElement" in HTMLButtonElement.prototype) return;
    const obey = ({ target }: MouseEvent) => {
      const button = (target as Element).closest(`button[commandfor="${CSS.escape(id)}"]`);
      const dialog = document.getElementById(id);
      if (!button || !(dialog instanceof HTMLDialogElement)) return;
      if (button.getAttribute("command") !== "show-modal") dialog.close();
      else if (!dialog.open) dialog.showModal();
    };
    document.addEventListener("click", obey);
    return () => document.removeEventListener("click", obey);
  }, [id]);
}
