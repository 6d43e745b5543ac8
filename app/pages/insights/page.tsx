import { content, singlePage } from "#app/content.server.ts";
import { unlistedMeta } from "#app/head/page-meta.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { noSuchPage } from "#app/no-such-page.server.ts";
import { ArticleCard, LeadArticle } from "#app/sections/article-cards.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { Parts } from "#app/ui/layout/parts.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { ArticleCardContent } from "#model/kinds/article.ts";
import type { Route } from "./+types/page.ts";
import { TopicFilter } from "./topic-filter.tsx";

/** All articles, or those of the topic that the address names. */
export const loader = ({ params }: Route.LoaderArgs) => {
  const { page, meta } = singlePage("insights");
  const all = content.cards("articles");
  const topics = [...new Set(all.map(({ topic }) => topic))];
  const asked = "topic" in params ? params.topic : undefined;
  const chosen = topics.find((topic) => topic.toLowerCase() === asked);
  if (asked && !chosen) throw noSuchPage();
  const articles = all.filter(({ topic }) => !chosen || topic === chosen);
  const others = chosen ? all.filter(({ topic }) => topic !== chosen).slice(0, 3) : [];
  const ownMeta = chosen ? unlistedMeta(content.file("site"), `${chosen}: ${page.title}`) : meta;
  return { page, topics, chosen, articles, others, meta: ownMeta };
};

export default memoByData(function InsightsPage({
  loaderData: { page, topics, chosen, articles, others },
}: Route.ComponentProps) {
  const [first, ...following] = articles;
  // One alone in the last row would look lost: it ends the page as the newest begins it.
  const last = following.length > 3 && following.length % 3 === 1 ? following.at(-1) : undefined;
  const rest = last ? following.slice(0, -1) : following;
  return (
    <Parts>
      <header className="page grid items-end gap-x-16 gap-y-6 pt-12 pb-8 md:pt-20 lg:grid-cols-12">
        <h1 className="text-hero lg:col-span-7">{chosen ?? page.title}</h1>
        <p className="text-lead text-muted lg:col-span-5 lg:pb-2">{page.lead}</p>
      </header>
      <TopicFilter topics={topics} chosen={chosen} {...page} />
      <section aria-label={chosen ?? page.all} className="page pb-12 md:pb-24">
        {first && <LeadArticle {...first} />}
        {rest.length > 0 && <Cards articles={rest} />}
        {last && (
          <div className="mt-12 lg:mt-16">
            <LeadArticle {...last} />
          </div>
        )}
      </section>
      {others.length > 0 && (
        <Band tone="raised" aria-labelledby="more-title">
          <SectionHeading id="more-title" {...page.more} />
          <Cards articles={others} />
        </Band>
      )}
    </Parts>
  );
});

const Cards = ({ articles }: { articles: ArticleCardContent[] }) => (
  <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-12 lg:mt-16 lg:grid-cols-3">
    {articles.map((article) => (
      <li key={article.id}>
        <ArticleCard {...article} />
      </li>
    ))}
  </ul>
);
