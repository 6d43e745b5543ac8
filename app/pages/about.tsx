import { readAbout, readSite } from "#app/content.server.ts";
import { metaOfLoader } from "#app/meta.ts";
import { drawnByData } from "#app/navigation/drawn-by-data.ts";
import { Later } from "#app/navigation/later.tsx";
import { picturesIn } from "#app/pictures.server.ts";
import { Approach } from "#app/sections/about/approach.tsx";
import { Hero } from "#app/sections/about/hero.tsx";
import { Mission } from "#app/sections/about/mission.tsx";
import { Offer } from "#app/sections/about/offer.tsx";
import { Strengths } from "#app/sections/about/strengths.tsx";
import { Who } from "#app/sections/about/who.tsx";
import { Why } from "#app/sections/about/why.tsx";
import { ClosingBanner } from "#app/sections/closing-banner.tsx";
import { pageMeta } from "#app/seo.server.ts";
import type { Route } from "./+types/about.ts";

export const loader = () => {
  const page = readAbout();
  const meta = pageMeta(readSite(), { ...page.seo, path: "/about-us" });
  return { page, meta, pictures: picturesIn(page) };
};

export const meta = metaOfLoader;

export default drawnByData(function AboutPage({ loaderData: { page } }: Route.ComponentProps) {
  const { action, ...closing } = page.closing;
  return (
    <>
      <Hero {...page.hero} />
      <Who cards={page.cards} />
      <Later>
        <Why {...page.why} />
        <Mission {...page.mission} />
        <Approach {...page.approach} />
        <Strengths {...page.strengths} />
        <Offer {...page.offer} />
        <ClosingBanner {...closing} primary={action} seed="about-us" />
      </Later>
    </>
  );
});
