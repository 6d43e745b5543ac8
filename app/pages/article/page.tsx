import { content, itemPage } from "#app/content.server.ts";
import { LongText } from "#app/markdown/long-text.tsx";
import { renderMarkdown } from "#app/markdown/render.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { noSuchPage } from "#app/no-such-page.server.ts";
import { ArticleCard } from "#app/sections/article-cards.tsx";
import { ClosingBanner } from "#app/sections/closing-banner.tsx";
import { HeroPicture, PageCrumbs } from "#app/sections/hero/item-hero.tsx";
import { Related } from "#app/sections/related.tsx";
import { SectionLinks } from "#app/sections/section-links.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { Parts } from "#app/ui/layout/parts.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import { readingMinutes } from "#model/kinds/article.ts";
import { longDate } from "#model/language.ts";
import { collections } from "#model/registry.ts";
import type { Route } from "./+types/page.ts";

export const loader = ({ params }: Route.LoaderArgs) => {
  const page = itemPage("articles", params.id);
  if (!page) throw noSuchPage();
  const { body, ...article } = page.item;
  return {
    ...page,
    item: article,
    minutes: readingMinutes(body),
    text: renderMarkdown(body),
    next: content
      .cards("articles")
      .filter(
        ({ id }) => id !== article.id && !page.related.some(({ to }) => to === collections.articles.path(id)),
      )
      .slice(0, 3),
  };
};

export default memoByData(function ArticlePage({
  loaderData: { item: article, copy, crumbs, minutes, text, related, next },
}: Route.ComponentProps) {
  const { label, to, ...closing } = copy.closing;
  return (
    <div data-hue={article.color}>
      <Parts>
        <article>
          <header className="page pt-4 lg:pt-6">
            <PageCrumbs crumbs={crumbs} />
            <p className="mt-8 font-semibold text-hue lg:mt-14">{article.topic}</p>
            <h1 className="mt-4 max-w-[22em] text-display">
              <Unbroken text={article.title} />
            </h1>
            <p className="mt-6 max-w-[44rem] text-lead text-muted">{article.description}</p>
            <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-muted text-small">
              <span>
                {copy.published} <time dateTime={article.published}>{longDate(article.published)}</time>
              </span>
              {article.updated > article.published && (
                <span>
                  {copy.updated} <time dateTime={article.updated}>{longDate(article.updated)}</time>
                </span>
              )}
              <span>{copy.minutes.replace("{minutes}", String(minutes))}</span>
            </p>
          </header>
          <HeroPicture
            {...article.image}
            name={`insights/${article.id}`}
            sizes="(width >= 80rem) 1240px, 100vw"
            className="mx-auto max-w-[80rem]"
          />
          <div className="page gap-x-16 pt-8 pb-12 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:pb-28">
            <SectionLinks look="rail" links={text.parts.map(({ id, title }) => ({ id, label: title }))} />
            <LongText html={text.html} />
          </div>
        </article>
        <Related heading={copy.related} look="open" items={related} />
        <Band tone="raised" aria-labelledby="next-title" className="print:hidden">
          <SectionHeading id="next-title" {...copy.next} />
          {/* In two columns a third would stand alone. */}
          <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-12 md:mt-10 sm:max-lg:[&>:nth-child(3)]:hidden lg:grid-cols-3">
            {next.map((card) => (
              <li key={card.id}>
                <ArticleCard {...card} />
              </li>
            ))}
          </ul>
        </Band>
        <ClosingBanner
          {...closing}
          primary={{ label, to }}
          seed={article.id}
          about={`insights/${article.id}`}
        />
      </Parts>
    </div>
  );
});
