import { content, itemPage } from "#app/content.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { noSuchPage } from "#app/no-such-page.server.ts";
import { ClosingBanner } from "#app/sections/closing-banner.tsx";
import { Related, RelatedStrip } from "#app/sections/related.tsx";
import { Parts } from "#app/ui/layout/parts.tsx";
import type { Route } from "./+types/page.ts";
import { Challenges } from "./challenges.tsx";
import { ClientOverview } from "./client-overview.tsx";
import { Contents } from "./contents.tsx";
import { Day } from "./day/day.tsx";
import { Hero } from "./hero.tsx";
import { Impacts } from "./impacts.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { Results } from "./results.tsx";
import { Solution } from "./solution.tsx";

export const loader = ({ params }: Route.LoaderArgs) => {
  const page = itemPage("case-studies", params.id);
  if (!page) throw noSuchPage();
  const { card, ...study } = page.item;
  const others = content.cards("case-studies");
  const next = others[(others.findIndex(({ id }) => id === study.id) + 1) % others.length];
  return { ...page, item: study, next, readMore: content.file("caseStudies").readMore };
};

export default memoByData(function CaseStudyPage({
  loaderData: { item: study, copy: page, next, readMore, related, crumbs },
}: Route.ComponentProps) {
  const { action, ...closing } = page.closing;
  return (
    <Parts>
      <article>
        <Hero study={study} label={page.label} crumbs={crumbs} />
        <KeyFigures items={study.keyFigures} />
        <div className="page gap-x-16 pt-10 lg:grid lg:grid-cols-[13rem_1fr] lg:pt-16">
          <Contents study={study} page={page} />
          <div>
            <ClientOverview heading={page.overview} text={study.clientOverview} />
            <Challenges study={study} page={page} />
            <Solution study={study} heading={page.solution} />
          </div>
        </div>
        <Day study={study} labels={page.day} />
        <Impacts study={study} labels={page.impacts} />
        {study.results.length > 0 && <Results heading={page.results} study={study} />}
      </article>
      <Related heading={page.related} look="open" items={related} />
      {next && next.id !== study.id && (
        <RelatedStrip {...next} name={`case-studies/${next.id}`} readMore={readMore} />
      )}
      <ClosingBanner {...closing} primary={action} seed={study.id} />
    </Parts>
  );
});
