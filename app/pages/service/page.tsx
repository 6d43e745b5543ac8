import { serviceCards } from "#app/cards.server.ts";
import { readServicePage, readServices, readSite } from "#app/content.server.ts";
import { crumbsTo } from "#app/crumbs.server.ts";
import { metaOfLoader } from "#app/head/meta.ts";
import { pageMeta } from "#app/head/seo.server.ts";
import { breadcrumbList, offeredService } from "#app/head/structured-data.server.ts";
import { drawnByData } from "#app/navigation/drawn-by-data.ts";
import { Later } from "#app/navigation/later.tsx";
import { picturesIn } from "#app/pictures.server.ts";
import { ClosingBanner } from "#app/sections/closing-banner.tsx";
import type { Crumb } from "#app/ui/controls/breadcrumbs.tsx";
import type { ServiceContent } from "#model/service.ts";
import type { Route } from "./+types/page.ts";
import { Benefits } from "./benefits.tsx";
import { Description } from "./description.tsx";
import { Features } from "./features.tsx";
import { FromTheField } from "./from-the-field.tsx";
import { Hero } from "./hero.tsx";
import { Impacts } from "./impacts.tsx";
import { NextServices } from "./next-services.tsx";
import { Obstacles } from "./obstacles.tsx";

export const loader = ({ params }: Route.LoaderArgs) => {
  const services = readServices();
  const found = services.findIndex(({ id }) => id === params.id);
  const place = Math.max(found, 0);
  const service = services[place];
  if (!service) throw new Response(null, { status: 404 });
  const cards = serviceCards();
  const next = [1, 2, 3].flatMap((step) => cards[(place + step) % cards.length] ?? []);
  const crumbs = crumbsTo("services", service.title);
  const meta = metaOf(service, crumbs, found >= 0);
  return { service, page: readServicePage(), next, crumbs, meta, pictures: picturesIn(service, next) };
};

function metaOf(service: ServiceContent, crumbs: Crumb[], indexed: boolean) {
  const site = readSite();
  const path = `/services/${service.id}`;
  return pageMeta(site, {
    title: service.title,
    description: service.description,
    path,
    indexed,
    structured: [offeredService(site, service), breadcrumbList(site, crumbs, path)],
  });
}

export const meta = metaOfLoader;

export default drawnByData(function ServicePage({
  loaderData: { service, page, next, crumbs },
}: Route.ComponentProps) {
  return (
    <div data-hue={service.color}>
      <Hero service={service} page={page} crumbs={crumbs} />
      <Description {...service} />
      <Later>
        {service.painPoints && (
          <Obstacles heading={page.obstacles} picture={service.obstaclesImage} items={service.painPoints} />
        )}
        <Benefits heading={page.benefits} items={service.benefits} />
        <Features heading={page.features} picture={service.featuresImage} items={service.features} />
        {!service.impacts_skip && <Impacts heading={page.impacts} items={service.impacts} />}
        {service.caseStudy && (
          <FromTheField labels={page.caseStudy} seed={service.id} caseStudy={service.caseStudy} />
        )}
        <NextServices heading={page.next} services={next} />
        <ClosingBanner {...page.closing} seed={service.id} picture={service.bannerImage} />
      </Later>
    </div>
  );
});
