import { InlineScript } from "#app/head/inline-script.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import type { HomeContent } from "#model/pages/home.ts";
import { FeaturedStack } from "./featured-stack.tsx";
import { HeroScenes } from "./hero-scenes.tsx";
import { rotate } from "./rotation.ts";
import rotationScript from "./rotation-script.ts?inline-script";
import { Sun } from "./sun/sun.tsx";
import { watchSun } from "./sun/watch-sun.ts";
import { watchSwipes } from "./swipe.ts";

/**
 * The first view: the promise, the city behind it and some ways in. React renders it as it stands at first; card and
 * scene are turned by rotation.ts, from the moment the page is parsed or, on a page that a link led to, is mounted.
 */
export function Hero({
  title,
  tagline,
  action,
  enter,
  backgrounds,
  featured,
  controls,
  sun,
}: HomeContent["hero"]) {
  return (
    <section ref={run} aria-labelledby="hero-title" className="hero">
      <div className="page hero-page">
        <div className="hero-words">
          <h1 id="hero-title" className="text-hero">
            {title}
          </h1>
          <p className="mt-5 max-w-[46ch] text-lead text-muted sm:mt-6">
            <Unbroken text={tagline} />
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 sm:mt-8 sm:gap-x-7">
            <ButtonLink to={action.to} size="large" className="shrink-0 max-sm:px-5">
              {action.label}
              <Icon name={uiIcons.down} className="size-5" />
            </ButtonLink>
            <a href={enter.to} className="hero-enter group">
              {enter.label}
              <Icon
                name={uiIcons.right}
                className="ml-2 inline size-4.5 align-[-0.2em] text-accent transition-transform group-hover:translate-x-1"
              />
            </a>
          </div>
        </div>
        <FeaturedStack cards={featured} labels={controls}>
          <Sun {...sun} />
        </FeaturedStack>
      </div>
      <HeroScenes pictures={backgrounds} />
      <InlineScript code={rotationScript} />
    </section>
  );
}

function run(hero: HTMLElement) {
  const stops = [rotate(hero), watchSwipes(hero), watchSun(hero)];
  return () => {
    for (const stop of stops) stop();
  };
}
