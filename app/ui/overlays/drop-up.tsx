import { type ReactNode, useEffect, useRef, useState } from "react";
import { button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { useScrollSpy } from "#app/ui/scrolling/scroll-spy.ts";
import { SectionAnchor, type SectionLink } from "#app/ui/scrolling/section-tabs.tsx";

type DropUpProps = {
  id: string;
  label: string;
  sections: readonly SectionLink[];
  /** The one thing to do from anywhere on the page. */
  action?: ReactNode;
};

/**
 * The same sections on a phone: at the thumb the name of the one being read, which opens a list upwards, beside the
 * page's action. It makes room while the visitor
 * scrolls down and comes back on the way up.
 */
export function DropUp({ id, label, sections, action }: DropUpProps) {
  const active = useScrollSpy(sections.map(({ id }) => id));
  const away = useScrolledDown(100);
  const list = useRef<HTMLElement>(null);
  const current = sections.find((section) => section.id === active) ?? sections[0];

  useEffect(() => {
    if (away) list.current?.hidePopover();
  }, [away]);

  return (
    <div className="drop-up" data-away={away || undefined}>
      <button
        type="button"
        popoverTarget={id}
        className={button({ variant: "quiet", size: "small", class: "min-w-0 flex-1 justify-start pl-1" })}
      >
        <span className="sr-only">{label}: </span>
        {current?.label}
        <Icon name={uiIcons.down} className="size-4 rotate-180 text-muted" />
      </button>
      {action}
      <nav ref={list} id={id} popover="auto" aria-label={label} className="drop-up-list">
        {sections.map(({ id: section, label: name }) => (
          <SectionAnchor
            key={section}
            id={section}
            active={section === active}
            className="flex min-h-12 items-center rounded-xl px-4 hover:bg-surface-tertiary aria-[current]:bg-accent-soft aria-[current]:font-semibold"
          >
            {name}
          </SectionAnchor>
        ))}
      </nav>
    </div>
  );
}

/** Whether the last move was down, further than so many pixels from the top. */
function useScrolledDown(past: number) {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const look = () => {
      if (scrollY !== last) setDown(scrollY > last && scrollY > past);
      last = scrollY;
    };
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [past]);
  return down;
}
