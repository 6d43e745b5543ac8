import "react";

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

/** The attributes of a button that closes the dialog of this id; in older browsers clicks-script.ts obeys it. */
export const closes = (id: string) => ({ commandfor: id, command: "request-close" }) as const;
