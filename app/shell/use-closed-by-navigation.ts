import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Menus close once the visitor is elsewhere, by a link in them or by the browser's back button. */
export function useClosedByNavigation(...ids: string[]) {
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    // A menu may have been opened before hydration: only a navigation closes it.
    if (key === last.current) return;
    last.current = key;
    for (const id of ids) {
      const menu = document.getElementById(id);
      if (menu instanceof HTMLDialogElement) menu.close();
      else if (menu?.matches(":popover-open")) menu.hidePopover();
    }
  });
}
