import { type ReactNode, useId } from "react";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";

type MarqueeProps = {
  /** Names the list for those who hear it. */
  label: string;
  pauseLabel: string;
  /** List items. They are drawn twice, so that the strip has no seam. */
  children: ReactNode;
  className?: string;
};

/**
 * A strip that runs without end, by CSS alone: one turn in 10 s, 40 px apart. It waits while pointed at or focused,
 * and a checkbox that looks like a button stops it, without JavaScript too.
 */
export function Marquee({ label, pauseLabel, children, className = "" }: MarqueeProps) {
  const id = useId();
  return (
    <div className={`marquee ${className}`}>
      <div className="marquee-view">
        <div className="marquee-track">
          <ul aria-label={label}>{children}</ul>
          <ul aria-hidden="true" inert>
            {children}
          </ul>
        </div>
      </div>
      <label htmlFor={id} className="marquee-switch">
        <input id={id} type="checkbox" className="sr-only" />
        <span className="sr-only">{pauseLabel}</span>
        <Icon name={uiIcons.pause} className="marquee-pause size-4" />
        <Icon name={uiIcons.play} className="marquee-play size-4" />
      </label>
    </div>
  );
}
