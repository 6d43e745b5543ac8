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

/** Browsers of before 2026 don't know `commandfor`: there, a click on a button that closes this dialog does it here. */
export function useInvokerFallback(id: string) {
  useEffect(() => {
    if ("commandForElement" in HTMLButtonElement.prototype) return;
    const obey = ({ target }: MouseEvent) => {
      const button = (target as Element).closest(`[commandfor="${CSS.escape(id)}"][command$=close]`);
      const dialog = document.getElementById(id);
      if (button && dialog instanceof HTMLDialogElement) dialog.close();
    };
    document.addEventListener("click", obey);
    return () => document.removeEventListener("click", obey);
  }, [id]);
}
