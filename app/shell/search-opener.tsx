import { type ComponentType, useCallback, useEffect, useState } from "react";
import { isPlainClick } from "#app/navigation/is-plain-click.ts";
import { useLabels } from "./labels.ts";

type DialogProps = { open: boolean; onClose: () => void; closeLabel: string };

/** Answers the links to the search by a dialog, which is fetched with the first click. If it does not come, they lead on. */
export function SearchOpener() {
  const { close } = useLabels();
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const onClose = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const show = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-search]");
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      setOpen(true);
      import("#app/search/search-dialog.tsx").then(
        ({ SearchDialog }) => setDialog(() => SearchDialog),
        () => location.assign(link.href),
      );
    };
    // Before whatever else follows links.
    document.addEventListener("click", show, { capture: true });
    return () => document.removeEventListener("click", show, { capture: true });
  }, []);

  return Dialog && <Dialog open={open} onClose={onClose} closeLabel={close} />;
}
