import { useCallback, useState } from "react";
import type { Path } from "../files/change.ts";
import type { Panel, Width } from "./bar.tsx";
import type { Place } from "./page/follow.ts";
import type { PickerKind } from "./tools.ts";

export type View = ReturnType<typeof useView>;

/** What the editor shows: a page at a width, and what is open beside it or over it. */
export function useView(start: string) {
  const [page, setPage] = useState({ path: start, title: "" });
  const [panel, setPanel] = useState<Panel>();
  const [width, setWidth] = useState<Width>("desktop");
  const [isEditing, setEditing] = useState(true);
  const [item, setItem] = useState<{ file: string; at?: { path: Path } }>();
  const [picked, setPicked] = useState<{ kind: PickerKind; place: Place }>();

  const openItem = useCallback((file: string, path?: Path) => {
    setItem({ file, at: path && { path } });
    setPanel("item");
  }, []);

  const pick = useCallback((kind: PickerKind, place: Place) => setPicked({ kind, place }), []);

  const onPath = useCallback((path: string, title: string) => {
    setPage({ path, title });
    history.replaceState(null, "", `?page=${encodeURIComponent(path)}`);
    setItem(undefined);
  }, []);

  return {
    page,
    onPath,
    panel,
    togglePanel: (next: Panel) => setPanel(next === panel ? undefined : next),
    closePanel: () => setPanel(undefined),
    width,
    setWidth,
    isEditing,
    setEditing,
    item,
    openItem,
    /** Another file in the panel that is open. */
    changeItem: (file: string) => setItem({ file }),
    picked,
    pick,
    closePicker: () => setPicked(undefined),
  };
}
