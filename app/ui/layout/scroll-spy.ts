import { useEffect, useState } from "react";

/** A section is reached once its top is this far below the window's. */
const reach = 200;

/** The id of the section that the visitor reads, among those named in the order of the page. */
export function useScrollSpy(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0]);
  const key = ids.join(" ");
  useEffect(() => {
    const look = () => setActive(sectionAt(key.split(" ")));
    look();
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
    };
  }, [key]);
  return active;
}

function sectionAt(ids: string[]): string | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  // At the page's end the last section may be too short to reach the line.
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1) return ids.at(-1);
  const reached = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= reach;
  });
  return reached.at(-1) ?? ids[0];
}

/** Scrolls to a section and moves the focus there; the address changes without a step in the history. */
export function goToSection(id: string) {
  const section = document.getElementById(id);
  if (!section) return;
  section.scrollIntoView();
  if (!section.hasAttribute("tabindex")) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  history.replaceState(history.state, "", `#${id}`);
}
