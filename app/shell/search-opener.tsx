import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from "react";
import { isPlainClick } from "#app/navigation/is-plain-click.ts";
import { useLabels } from "./labels.ts";

/** The attributes of a link to the search page that opens the search dialog instead, once the app has started. */
export const opensSearch = { "data-search": "", "aria-haspopup": "dialog" } as const;

type DialogProps = { open: boolean; onClose: () => void; closeLabel: string; typed: string };

/** Answers the links to the search by a dialog, which is fetched with the first click. If it does not come, they lead on. */
export function SearchOpener() {
  const { close } = useLabels();
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const onClose = useCallback(() => setOpen(false), []);
  const typed = useTyped(open && !Dialog, onClose);
  const leadOn = useEffectEvent((to: string) => {
    // By Escape the visitor has said never mind.
    if (open) location.assign(to);
  });

  useEffect(() => {
    const show = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-search]");
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      setOpen(true);
      import("#app/search/search-dialog.tsx").then(
        ({ SearchDialog }) => setDialog(() => SearchDialog),
        () => leadOn(link.href),
      );
    };
    // Before whatever else follows links.
    document.addEventListener("click", show, { capture: true });
    return () => document.removeEventListener("click", show, { capture: true });
  }, []);

  return Dialog && <Dialog open={open} onClose={onClose} closeLabel={close} typed={typed} />;
}

/** Keeps what is typed while the dialog is on its way, for its field; meanwhile the line at the top runs (transitions.css). */
function useTyped(waiting: boolean, onEscape: () => void) {
  const [typed, setTyped] = useState("");
  useEffect(() => {
    if (!waiting) return;
    const { dataset } = document.documentElement;
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (key === "Escape") onEscape();
      if (ctrlKey || metaKey || altKey || (key.length > 1 && key !== "Backspace")) return;
      event.preventDefault();
      setTyped((text) => (key.length > 1 ? text.slice(0, -1) : text + key));
    };
    dataset.going = "";
    // Before the keys that open the dialog: a slash may be typed, too.
    addEventListener("keydown", keep, { capture: true });
    return () => {
      delete dataset.going;
      removeEventListener("keydown", keep, { capture: true });
    };
  }, [waiting, onEscape]);
  return typed;
}
