import { itemPage } from "#app/content.server.ts";
import { paintedWhole } from "#app/head/page-meta.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { noSuchPage } from "#app/no-such-page.server.ts";
import { ClosingBanner } from "#app/sections/closing-banner.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { Related } from "#app/sections/related.tsx";
import { Parts } from "#app/ui/layout/parts.tsx";
import type { Route } from "./+types/page.ts";
import { Benefits } from "./benefits.tsx";
import { CaseStudy } from "./case-study.tsx";
import { Description } from "./description.tsx";
import { Essays } from "./essays.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Impacts } from "./impacts.tsx";
import { Obstacles } from "./obstacles.tsx";

export const loader = ({ params }: Route.LoaderArgs) => {
  const page = itemPage("services", params.id);
  if (!page) throw noSuchPage();
  return { ...page, meta: [...page.meta, paintedWhole] };
};

export default memoByData(function ServicePage({
  loaderData: { item: service, copy: page, related, crumbs },
}: Route.ComponentProps) {
  const pictures = { before: service.obstaclesImage, after: service.featuresImage };
  return (
    <div data-hue={service.color}>
      <Parts>
        <Hero service={service} page={page} crumbs={crumbs} />
        <Description {...service} />
        {service.painPoints && (
          <Obstacles heading={page.painPoints} pictures={pictures} items={service.painPoints} />
        )}
        <Benefits heading={page.benefits} items={service.benefits} />
        <Features
          heading={page.features}
          pictures={service.painPoints ? undefined : pictures}
          items={service.features}
        />
        <Essays sections={service.sections} />
        {!service.impacts_skip && <Impacts heading={page.impacts} items={service.impacts} />}
        {service.caseStudy && (
          <CaseStudy labels={page.caseStudy} seed={service.id} caseStudy={service.caseStudy} />
        )}
        <Faq heading={page.faq} entries={service.faq} />
        <Related heading={page.next} look="open" items={related} />
        <ClosingBanner {...page.closing} seed={service.id} picture={service.bannerImage} />
      </Parts>
    </div>
  );
});
