import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";

type CarouselProps = {
  /** Names the list for those who hear it. */
  label: string;
  /** How far a button scrolls, in pixels. Cards whose width and gap add up to it stop exactly. */
  step?: number;
  previousLabel: string;
  nextLabel: string;
  /** Stands left of the buttons: the section's heading. */
  heading?: ReactNode;
  /** The list items. */
  children: ReactNode;
  /** For the list: the gap, the padding. */
  className?: string;
};

/** A row that scrolls by touch, wheel, keys and buttons. Without JavaScript it scrolls just the same, without buttons. */
export function Carousel({
  label,
  step = 300,
  previousLabel,
  nextLabel,
  heading,
  children,
  className = "gap-5",
}: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const ends = useEnds(list);
  const scroll = useSteps(list);
  return (
    <div className="grid gap-8">
      {/* On a phone the buttons go below the heading: beside it they would leave no room for words. */}
      <div className="flex flex-wrap items-end justify-end gap-4">
        <div className="min-w-[min(100%,20rem)] flex-1">{heading}</div>
        <div className="when-hydrated flex shrink-0 gap-2">
          <Button
            variant="secondary"
            size="icon"
            aria-label={previousLabel}
            disabled={ends.start}
            onClick={() => scroll(-step)}
          >
            <Icon name={uiIcons.left} className="size-5" />
          </Button>
          <Button
            variant="secondary"
            size="icon"
            aria-label={nextLabel}
            disabled={ends.end}
            onClick={() => scroll(step)}
          >
            <Icon name={uiIcons.right} className="size-5" />
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable, so that the arrow keys can scroll it */}
      <ul ref={list} tabIndex={0} aria-label={label} className={`carousel ${className}`}>
        {children}
      </ul>
    </div>
  );
}

/** Scrolls by so many pixels, counted from where the row is going: presses in quick succession add up. */
function useSteps(list: RefObject<HTMLUListElement | null>) {
  const target = useRef<number>(undefined);
  useEffect(() => {
    const element = list.current;
    const arrive = () => {
      target.current = undefined;
    };
    element?.addEventListener("scrollend", arrive);
    return () => element?.removeEventListener("scrollend", arrive);
  }, [list]);
  return (by: number) => {
    if (!list.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = list.current;
    const left = Math.max(0, Math.min((target.current ?? scrollLeft) + by, scrollWidth - clientWidth));
    // A browser that does not tell when it has arrived counts from where the row is.
    if ("onscrollend" in list.current) target.current = left;
    list.current.scrollTo({ left });
  };
}

/** Which ends of the row are in sight, whatever moved it or changed its size. */
function useEnds(list: RefObject<HTMLUListElement | null>) {
  const [ends, setEnds] = useState({ start: true, end: false });
  const look = useCallback(() => {
    if (!list.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = list.current;
    // Zoomed pages scroll by fractions.
    const start = scrollLeft <= 1;
    const end = scrollLeft + clientWidth >= scrollWidth - 1;
    setEnds((was) => (was.start === start && was.end === end ? was : { start, end }));
  }, [list]);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const size = new ResizeObserver(look);
    for (const box of [element, ...element.children]) size.observe(box);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [list, look]);
  return ends;
}
