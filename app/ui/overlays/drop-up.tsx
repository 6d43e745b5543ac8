import { useEffect, useRef, useState } from "react";
import { button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { useScrollSpy } from "#app/ui/layout/scroll-spy.ts";
import { SectionAnchor, type SectionLink } from "#app/ui/layout/section-tabs.tsx";

type DropUpProps = {
  id: string;
  label: string;
  sections: readonly SectionLink[];
};

/**
 * The same sections on a phone: a button at the thumb that opens a list upwards. It makes room while the visitor
 * scrolls down and comes back on the way up.
 */
export function DropUp({ id, label, sections }: DropUpProps) {
  const active = useScrollSpy(sections.map(({ id }) => id));
  const away = useScrolledDown(100);
  const list = useRef<HTMLElement>(null);
  const current = sections.find((section) => section.id === active) ?? sections[0];

  useEffect(() => {
    if (away) list.current?.hidePopover();
  }, [away]);

  return (
    <div className="drop-up" data-away={away || undefined}>
      <button type="button" popoverTarget={id} className={button({ class: "w-full" })}>
        <span className="sr-only">{label}: </span>
        <span className="flex-1 text-start">{current?.label}</span>
        <Icon name={uiIcons.down} className="size-5 rotate-180" />
      </button>
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
