import { useRef } from "react";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import type { HomeContent } from "#model/home.ts";
import { FeaturedStack } from "./featured-stack.tsx";
import { HeroScenes } from "./hero-scenes.tsx";
import { useHeld } from "./use-held.ts";
import { useRotation } from "./use-rotation.ts";

/**
 * The first view: the promise, the city behind it and five ways in. Card and scene move on together every 3 s;
 * before the app is awake CSS alone turns them (styles/hero.css).
 */
export function Hero({ title, tagline, action, backgrounds, featured, controls }: HomeContent["hero"]) {
  const hero = useRef<HTMLElement>(null);
  const { held, ...holding } = useHeld(hero);
  const { turn, setTurn } = useRotation(hero, held);
  const awake = turn !== undefined;
  return (
    <section ref={hero} aria-labelledby="hero-title" className="hero" data-awake={awake ? "" : undefined}>
      <div className="page hero-page">
        <div className="hero-words">
          <h1 id="hero-title" className="text-hero">
            {title}
          </h1>
          <p className="mt-5 max-w-[46ch] text-lead text-muted sm:mt-6">{tagline}</p>
          <ButtonLink to={action.to} size="large" className="mt-6 sm:mt-8">
            {action.label}
            <Icon name={uiIcons.down} className="size-5" />
          </ButtonLink>
        </div>
        <FeaturedStack cards={featured} labels={controls} turn={turn} onTurn={setTurn} {...holding} />
      </div>
      <HeroScenes pictures={backgrounds} turn={turn} held={held} />
    </section>
  );
}
