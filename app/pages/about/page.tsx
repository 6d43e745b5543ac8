import { singlePage } from "#app/content.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { ClosingBanner } from "#app/sections/closing-banner.tsx";
import { Parts } from "#app/ui/layout/parts.tsx";
import type { Route } from "./+types/page.ts";
import { Approach } from "./approach.tsx";
import { Hero } from "./hero.tsx";
import { Mission } from "./mission.tsx";
import { Offer } from "./offer.tsx";
import { Strengths } from "./strengths.tsx";
import { Who } from "./who.tsx";
import { Why } from "./why.tsx";

export const loader = () => singlePage("about");

export default memoByData(function AboutPage({ loaderData: { page } }: Route.ComponentProps) {
  const { action, ...closing } = page.closing;
  return (
    <Parts>
      <Hero {...page.hero} />
      <Who cards={page.cards} />
      <Why {...page.why} />
      <Mission {...page.mission} />
      <Approach {...page.approach} />
      <Strengths {...page.strengths} />
      <Offer {...page.offer} />
      <ClosingBanner {...closing} primary={action} seed="about-us" />
    </Parts>
  );
});
