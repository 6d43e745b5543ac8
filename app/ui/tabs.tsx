import { useEffect, useRef } from "react";
import { goToSection, useScrollSpy } from "./scroll-spy.ts";

export type SectionLink = { id: string; label: string };

type SectionTabsProps = {
  label: string;
  sections: readonly SectionLink[];
};

/**
 * A bar of links to the page's sections that stays in sight; the section being read is marked. Sections wear the class
 * `tab-section`, which stops the scrolling 80 px above them.
 */
export function SectionTabs({ label, sections }: SectionTabsProps) {
  const active = useScrollSpy(sections.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);

  // On a narrow screen the marked tab is brought into sight, without moving the page.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[href="#${active}"]`);
    if (!list.current || !tab) return;
    list.current.scrollTo({ left: tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2 });
  }, [active]);

  return (
    <nav aria-label={label} className="section-tabs">
      <ul
        ref={list}
        className="page relative flex overflow-x-auto [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {sections.map(({ id, label: name }) => (
          <li key={id} className="shrink-0">
            <SectionAnchor id={id} active={id === active} className="section-tab">
              {name}
            </SectionAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SectionAnchorProps = {
  id: string;
  active: boolean;
  className: string;
  onGo?: () => void;
  children: string;
};

/** A plain link to a section until the app is alive; then it leaves no trail in the history. */
export function SectionAnchor({ id, active, className, onGo, children }: SectionAnchorProps) {
  return (
    <a
      href={`#${id}`}
      aria-current={active ? "location" : undefined}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onGo?.();
        goToSection(id);
      }}
    >
      {children}
    </a>
  );
}
