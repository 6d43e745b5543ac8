import { content, singlePage } from "#app/content.server.ts";
import { unlistedMeta } from "#app/head/page-meta.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { ArticleCard, LeadArticle } from "#app/sections/article-cards.tsx";
import { Parts } from "#app/ui/layout/parts.tsx";
import type { Route } from "./+types/page.ts";
import { TopicFilter } from "./topic-filter.tsx";

/** All articles, or those of the topic that the address names. */
export const loader = ({ params }: Route.LoaderArgs) => {
  const { page, meta } = singlePage("insights");
  const all = content.cards("articles");
  const topics = [...new Set(all.map(({ topic }) => topic))];
  const asked = "topic" in params ? params.topic : undefined;
  const chosen = topics.find((topic) => topic.toLowerCase() === asked);
  if (asked && !chosen) throw new Response(null, { status: 404 });
  const articles = all.filter(({ topic }) => !chosen || topic === chosen);
  const ownMeta = chosen ? unlistedMeta(content.file("site"), `${chosen}: ${page.title}`) : meta;
  return { page, topics, chosen, articles, meta: ownMeta };
};

export default memoByData(function InsightsPage({
  loaderData: { page, topics, chosen, articles },
}: Route.ComponentProps) {
  const [first, ...others] = articles;
  return (
    <Parts>
      <header className="page grid items-end gap-x-16 gap-y-6 pt-12 pb-8 md:pt-20 lg:grid-cols-12">
        <h1 className="text-hero lg:col-span-7">{page.title}</h1>
        <p className="text-lead text-muted lg:col-span-5 lg:pb-2">{page.lead}</p>
      </header>
      <TopicFilter topics={topics} chosen={chosen} {...page} />
      <section aria-label={chosen ?? page.all} className="page pb-24">
        {first && <LeadArticle {...first} />}
        <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
          {others.map((article) => (
            <li key={article.id}>
              <ArticleCard {...article} />
            </li>
          ))}
        </ul>
      </section>
    </Parts>
  );
});
