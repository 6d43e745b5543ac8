import { useEffect, useState } from "react";
import { boxOf } from "../page/texts.ts";

/** Where some nodes of the page are, frame by frame: pages scroll, carousels move, texts grow while they are typed. */
export function useBox(nodes: Node[]): DOMRect | undefined {
  const [box, setBox] = useState(() => boxOf(nodes));
  useEffect(() => {
    let frame = 0;
    let last = "";
    const look = () => {
      const now = boxOf(nodes);
      // A text that was emptied has no box: it stays where it was.
      const is = now ? JSON.stringify(now) : last;
      if (now && is !== last) setBox(now);
      last = is;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [nodes]);
  return box;
}
