import { type RefObject, useEffect } from "react";

/** Marks an element once the page is scrolled past so many pixels, where the style sheet cannot tell by itself. */
export function useScrolledPast(element: RefObject<HTMLElement | null>, pixels: number) {
  useEffect(() => {
    if (CSS.supports("animation-timeline: scroll()")) return;
    const look = () => element.current?.toggleAttribute("data-past", scrollY > pixels);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [element, pixels]);
}
