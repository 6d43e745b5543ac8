import { useCallback, useRef, useState } from "react";
import type { Item } from "../api.ts";
import { useTools } from "../tools.ts";
import type { OpenPage } from "./page-frame.ts";
import { fieldOf, kindOf, type Spot, type Target } from "./spot.ts";

type Edited = { spot: Spot; target: Target; item: Item };

/** The text that is open as a field on the page; what is no text opens where it is chosen. */
export function useEdited(page: OpenPage | undefined) {
  const tools = useTools();
  const [edited, setEdited] = useState<Edited>();
  const end = useRef<() => Promise<boolean>>(undefined);

  const close = useCallback(() => {
    end.current = undefined;
    setEdited(undefined);
  }, []);

  const onEnd = useCallback((next: () => Promise<boolean>) => {
    end.current = next;
  }, []);

  const edit = useCallback(
    async (spot: Spot) => {
      // What was being typed elsewhere is saved first; what cannot be saved stays open.
      if (!page || (end.current && !(await end.current()))) return;
      const target = await fieldOf(spot, page.marks, tools.files);
      if (!target)
        return tools.say("This part is made by the site itself: there is no text of it to edit.", "bad");
      const item = await tools.files.load(target.file);
      const kind = kindOf(target, tools.files);
      if (spot.what === "picture" || spot.what === "icon") tools.pick(spot.what, target);
      else if (kind === undefined || kind === "prose" || kind === "markdown")
        setEdited({ spot, target, item });
      else tools.openItem(target.file, target.path);
    },
    [page, tools],
  );

  return { edited, edit, close, onEnd };
}
