import { readCaseStudies, readCaseStudiesPage, readCaseStudyPage, readSite } from "#app/content.server.ts";
import { crumbsTo } from "#app/crumbs.server.ts";
import { metaOfLoader } from "#app/head/meta.ts";
import { pageMeta } from "#app/head/seo.server.ts";
import { article, breadcrumbList } from "#app/head/structured-data.server.ts";
import { drawnByData } from "#app/navigation/drawn-by-data.ts";
import { Later } from "#app/navigation/later.tsx";
import { picturesIn } from "#app/pictures.server.ts";
import { ClosingBanner } from "#app/sections/closing-banner.tsx";
import type { Crumb } from "#app/ui/controls/breadcrumbs.tsx";
import type { CaseStudyContent } from "#model/case-study.ts";
import type { Route } from "./+types/page.ts";
import { Challenges } from "./challenges.tsx";
import { ClientOverview } from "./client-overview.tsx";
import { Contents } from "./contents.tsx";
import { Hero } from "./hero.tsx";
import { Impacts } from "./impacts.tsx";
import { NextStudy } from "./next-study.tsx";
import { Results } from "./results.tsx";
import { Solution } from "./solution.tsx";

export const loader = ({ params }: Route.LoaderArgs) => {
  const studies = readCaseStudies();
  const found = studies.find(({ id }) => id === params.id);
  const chosen = found ?? studies[0];
  if (!chosen) throw new Response(null, { status: 404 });
  const { card, ...study } = chosen;
  const other = studies.find(({ id }) => id !== study.id);
  const next = other && { ...other.card, id: other.id, readMore: readCaseStudiesPage().readMore };
  const crumbs = crumbsTo("caseStudies", card.title);
  const meta = metaOf(study, crumbs, Boolean(found));
  return { study, page: readCaseStudyPage(), next, crumbs, meta, pictures: picturesIn(study, next) };
};

function metaOf(study: Omit<CaseStudyContent, "card">, crumbs: Crumb[], indexed: boolean) {
  const site = readSite();
  const path = `/case-studies/${study.id}`;
  return pageMeta(site, {
    title: study.title,
    description: study.description,
    path,
    indexed,
    kind: "article",
    structured: [article(site, study), breadcrumbList(site, crumbs, path)],
  });
}

export const meta = metaOfLoader;

export default drawnByData(function CaseStudyPage({
  loaderData: { study, page, next, crumbs },
}: Route.ComponentProps) {
  const { action, ...closing } = page.closing;
  return (
    <>
      <article>
        <Hero study={study} label={page.label} crumbs={crumbs} />
        <Later>
          <div className="page gap-x-16 pt-10 lg:grid lg:grid-cols-[13rem_1fr] lg:pt-16">
            <Contents study={study} page={page} />
            <div>
              <ClientOverview heading={page.overview} text={study.clientOverview} />
              <Challenges study={study} page={page} />
              <Solution study={study} heading={page.solution} />
            </div>
          </div>
          <Impacts study={study} labels={page.impacts} />
          {study.results.length > 0 && <Results heading={page.results} results={study.results} />}
        </Later>
      </article>
      <Later>
        {next && <NextStudy {...next} />}
        <ClosingBanner {...closing} primary={action} seed={study.id} />
      </Later>
    </>
  );
});
