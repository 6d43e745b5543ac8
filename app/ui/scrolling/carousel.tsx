import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { runSteps } from "./carousel-steps.ts";

/** How far a button scrolls, in pixels. Cards whose width and gap add up to it stop exactly. */
const step = 300;

type CarouselProps = {
  /** Names the list for those who hear it. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Stands left of the buttons: the section's heading. */
  heading?: ReactNode;
  /** The list items. */
  children: ReactNode;
  /** For the list: the gap, the padding. */
  className?: string;
};

/**
 * A row that scrolls by touch, wheel, keys and buttons; without JavaScript just the same, without buttons. Before the app
 * has started, app/navigation/clicks-script.ts hears the buttons.
 */
export function Carousel({
  label,
  previousLabel,
  nextLabel,
  heading,
  children,
  className = "gap-5",
}: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? runSteps(frame.current) : undefined), []);
  // A click before hydration has changed `disabled` already (clicks-script.ts).
  const button = { variant: "secondary", size: "icon", suppressHydrationWarning: true } as const;
  return (
    <div ref={frame} className="grid gap-8">
      {/* On a phone the buttons go below the heading: beside it they would leave no room for words. */}
      <div className="flex flex-wrap items-end justify-end gap-4">
        <div className="min-w-[min(100%,20rem)] flex-1">{heading}</div>
        <div className="needs-script flex shrink-0 gap-2">
          {/* It begins at its start. From then on carousel-steps.ts says which button rests. */}
          <Button {...button} data-step={-step} aria-label={previousLabel} disabled>
            <Icon name={uiIcons.left} className="size-5" />
          </Button>
          <Button {...button} data-step={step} aria-label={nextLabel}>
            <Icon name={uiIcons.right} className="size-5" />
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable, so that the arrow keys can scroll it */}
      <ul tabIndex={0} aria-label={label} className={`carousel ${className}`}>
        {children}
      </ul>
    </div>
  );
}
