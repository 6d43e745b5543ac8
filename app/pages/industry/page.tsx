import { itemPage } from "#app/content.server.ts";
import { paintedWhole } from "#app/head/page-meta.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { noSuchPage } from "#app/no-such-page.server.ts";
import { ClosingBanner } from "#app/sections/closing-banner.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { Related } from "#app/sections/related.tsx";
import { Parts } from "#app/ui/layout/parts.tsx";
import type { Route } from "./+types/page.ts";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Impacts } from "./impacts.tsx";
import { Insight } from "./insight.tsx";
import { Obstacles } from "./obstacles.tsx";

export const loader = ({ params }: Route.LoaderArgs) => {
  const page = itemPage("industries", params.id);
  if (!page) throw noSuchPage();
  return { ...page, meta: [...page.meta, paintedWhole] };
};

export default memoByData(function IndustryPage({
  loaderData: { item: industry, copy: page, related, crumbs },
}: Route.ComponentProps) {
  return (
    <div data-hue={industry.color}>
      <Parts>
        <Hero industry={industry} demo={page.demo} crumbs={crumbs} />
        <Insight heading={page.about} text={industry.fullDescription} />
        <Obstacles
          heading={page.painPoints}
          before={industry.obstaclesImage}
          after={industry.featuresImage}
          items={industry.painPoints}
        />
        <Features heading={page.features} items={industry.features} />
        <Impacts heading={page.impacts} items={industry.impacts} />
        <Faq heading={page.faq} entries={industry.faq} />
        <Related heading={page.related} look="framed" items={related} />
        <ClosingBanner {...page.closing} seed={industry.id} />
      </Parts>
    </div>
  );
});
