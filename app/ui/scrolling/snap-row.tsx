import { type ComponentProps, useEffect, useRef } from "react";

/**
 * A list that is a row on a phone, where the next item looks in from the edge; on wider screens it is laid out as its
 * classes say. What scrolls must be reachable, so that the arrow keys can scroll it: it takes the focus while it is a row.
 */
export function SnapRow({ className = "", ...list }: ComponentProps<"ul">) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => (row.current ? followWidth(row.current) : undefined), []);
  return <ul {...list} ref={row} className={`snap-row ${className}`} />;
}

function followWidth(row: HTMLElement) {
  const look = () => {
    if (row.scrollWidth > row.clientWidth) row.tabIndex = 0;
    else row.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(look);
  size.observe(row);
  return () => size.disconnect();
}
