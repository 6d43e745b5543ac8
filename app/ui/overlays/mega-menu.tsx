import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { isElsewhere } from "./use-dismiss.ts";

type MegaMenuProps = {
  id: string;
  label: string;
  columns: 1 | 2 | 3;
  /** The page belongs to this menu. */
  current?: boolean;
  /** A featured picture beside the columns. */
  aside?: ReactNode;
  /** Classes of the button in the bar. */
  className?: string;
  /** The menu's links, as list items. */
  children: ReactNode;
};

/**
 * A wide menu on the platform's popover: a click, a key or a mouse (menu-hover-script.ts) opens it before hydration, Escape
 * and a click outside close it. Closing when the focus leaves comes with the app.
 */
export function MegaMenu({ id, label, columns, current, aside, className = "", children }: MegaMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const onBlur = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    const parts = [trigger.current, panel.current];
    if (parts.every((part) => part && isElsewhere(relatedTarget, part))) panel.current?.hidePopover();
  };
  const openByArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    panel.current?.togglePopover({ force: true, source: event.currentTarget });
    panel.current?.querySelector<HTMLElement>("a, button")?.focus();
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        popoverTarget={id}
        aria-current={current ? "true" : undefined}
        className={`mega-trigger ${className}`}
        onBlur={onBlur}
        onKeyDown={openByArrow}
      >
        {label}
        <Icon name={uiIcons.down} className="mega-caret size-4" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches whether the focus leaves */}
      <div ref={panel} id={id} popover="auto" data-columns={columns} className="mega-menu" onBlur={onBlur}>
        <ul className="mega-list" aria-label={label}>
          {children}
        </ul>
        {aside && <div className="mega-aside">{aside}</div>}
      </div>
    </>
  );
}
