import { useSearchParams } from "react-router";
import { content, singlePage } from "#app/content.server.ts";
import { ArticleCard, LeadArticle } from "#app/sections/article-cards.tsx";
import type { Route } from "./+types/page.ts";
import { TopicFilter } from "./topic-filter.tsx";

export const loader = () => ({ ...singlePage("insights"), articles: content.cards("articles") });

export default function InsightsPage({ loaderData: { page, articles } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const topics = [...new Set(articles.map(({ topic }) => topic))];
  const chosen = topics.find((topic) => topic === search.get("topic"));
  const [first, ...others] = articles.filter(({ topic }) => !chosen || topic === chosen);
  return (
    <>
      <header className="page grid items-end gap-x-16 gap-y-6 pt-12 pb-8 md:pt-20 lg:grid-cols-12">
        <h1 className="text-hero lg:col-span-7">{page.title}</h1>
        <p className="text-lead text-muted lg:col-span-5 lg:pb-2">{page.lead}</p>
      </header>
      <TopicFilter topics={topics} chosen={chosen} {...page} />
      <section aria-label={chosen ?? page.all} className="page pb-24">
        {first ? <LeadArticle {...first} /> : <p className="py-16 text-lead text-muted">{page.empty}</p>}
        <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
          {others.map((article) => (
            <li key={article.id}>
              <ArticleCard {...article} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
