import type { ReactNode } from "react";
import { PauseSwitch } from "#app/ui/controls/pause-switch.tsx";
import type { FeaturedCardContent, HomeContent } from "#model/pages/home.ts";
import { FeaturedCard } from "./featured-card.tsx";

type FeaturedStackProps = {
  cards: FeaturedCardContent[];
  labels: HomeContent["hero"]["controls"];
  /** Another control beside the stack's own. */
  children: ReactNode;
};

/** A stack of cards, one in front. Dots and pause are the platform's own radios and checkbox; rotation.ts reads them. */
export function FeaturedStack({ cards, labels, children }: FeaturedStackProps) {
  return (
    <div id="beside-words" className="featured">
      <ul className="featured-stack">
        {cards.map((card, index) => (
          <FeaturedCard key={card.href} {...card} place={index} />
        ))}
      </ul>
      <div className="featured-controls">
        <fieldset className="featured-dots">
          <legend className="sr-only">{labels.choose}</legend>
          {cards.map(({ title, color, href }, index) => (
            <input
              key={href}
              type="radio"
              name="featured"
              // A page that is gone back to begins with its first card: the browser must not bring back another dot.
              autoComplete="off"
              aria-label={title}
              data-hue={color}
              defaultChecked={index === 0}
            />
          ))}
        </fieldset>
        {children}
        <PauseSwitch label={labels.pause} className="featured-pause" />
      </div>
    </div>
  );
}
