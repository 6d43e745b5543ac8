import type { ReactNode } from "react";
import { PauseSwitch } from "#app/ui/controls/pause-switch.tsx";

type MarqueeProps = {
  /** Names the list for those who hear it. */
  label: string;
  pauseLabel: string;
  /** List items. They are rendered twice, so that the strip has no seam. */
  children: ReactNode;
};

/**
 * A strip that runs without end, by CSS alone: one turn in 10 s, 40 px apart. It waits while pointed at or focused,
 * and a checkbox that looks like a button stops it, without JavaScript too.
 */
export function Marquee({ label, pauseLabel, children }: MarqueeProps) {
  return (
    <div className="marquee">
      <div className="marquee-view">
        <div className="marquee-track">
          <ul aria-label={label}>{children}</ul>
          <ul aria-hidden="true" inert>
            {children}
          </ul>
        </div>
      </div>
      <PauseSwitch label={pauseLabel} className="marquee-switch" />
    </div>
  );
}
