import { type ReactNode, useEffect, useRef } from "react";
import { goToSection, useScrollSpy } from "./scroll-spy.ts";

export type SectionLink = { id: string; label: string };

type SectionTabsProps = {
  label: string;
  sections: readonly SectionLink[];
  /** Whose sections they are; there is room for it on wide screens only. */
  title?: ReactNode;
  /** The one thing to do from anywhere on the page. */
  action?: ReactNode;
};

/**
 * A bar of links to the page's sections that stays in sight, in the place of the site's own bar; the section being read
 * is marked.
 */
export function SectionTabs({ label, sections, title, action }: SectionTabsProps) {
  const active = useScrollSpy(sections.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);

  // On a narrow screen the marked tab is brought into sight, without moving the page.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[href="#${active}"]`);
    if (!list.current || !tab) return;
    list.current.scrollTo({ left: tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2 });
  }, [active]);

  return (
    <div className="section-tabs">
      <div className="page flex items-center gap-6">
        {title && <div className="mr-auto max-xl:hidden">{title}</div>}
        <nav aria-label={label} className="min-w-0 flex-1 xl:flex-none">
          <ul
            ref={list}
            className="relative flex overflow-x-auto [scrollbar-width:none] motion-safe:scroll-smooth"
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
        {action}
      </div>
    </div>
  );
}

type SectionAnchorProps = {
  id: string;
  active: boolean;
  className: string;
  children: string;
};

/** A plain link to a section until the app is hydrated; then it leaves no trail in the history. */
export function SectionAnchor({ id, active, className, children }: SectionAnchorProps) {
  return (
    <a
      href={`#${id}`}
      aria-current={active ? "location" : undefined}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        goToSection(id);
      }}
    >
      {children}
    </a>
  );
}
