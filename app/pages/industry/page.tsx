import { readIndustries, readIndustryPage, readSite } from "#app/content.server.ts";
import { crumbsTo } from "#app/crumbs.server.ts";
import { metaOfLoader } from "#app/head/meta.ts";
import { pageMeta } from "#app/head/seo.server.ts";
import { breadcrumbList } from "#app/head/structured-data.server.ts";
import { drawnByData } from "#app/navigation/drawn-by-data.ts";
import { Later } from "#app/navigation/later.tsx";
import { picturesIn } from "#app/pictures.server.ts";
import { ClosingBanner } from "#app/sections/closing-banner.tsx";
import type { Route } from "./+types/page.ts";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Impacts } from "./impacts.tsx";
import { Insight } from "./insight.tsx";
import { Obstacles } from "./obstacles.tsx";

export const loader = ({ params }: Route.LoaderArgs) => {
  const industries = readIndustries();
  const found = industries.find(({ id }) => id === params.id);
  const industry = found ?? industries[0];
  if (!industry) throw new Response(null, { status: 404 });
  const site = readSite();
  const path = `/industries/${industry.id}`;
  const crumbs = crumbsTo("industries", industry.title);
  const meta = pageMeta(site, {
    title: industry.title,
    description: industry.description,
    path,
    indexed: Boolean(found),
    structured: [breadcrumbList(site, crumbs, path)],
  });
  return { industry, page: readIndustryPage(), crumbs, meta, pictures: picturesIn(industry) };
};

export const meta = metaOfLoader;

export default drawnByData(function IndustryPage({
  loaderData: { industry, page, crumbs },
}: Route.ComponentProps) {
  return (
    <div data-hue={industry.color}>
      <Hero industry={industry} demo={page.demo} crumbs={crumbs} />
      <Insight heading={page.about} text={industry.fullDescription} />
      <Later>
        <Obstacles heading={page.obstacles} picture={industry.obstaclesImage} items={industry.painPoints} />
        <Features heading={page.features} picture={industry.featuresImage} items={industry.features} />
        <Impacts heading={page.impacts} items={industry.impacts} />
        <ClosingBanner {...page.closing} seed={industry.id} />
      </Later>
    </div>
  );
});
