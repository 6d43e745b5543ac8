import { content, itemPage } from "#app/content.server.ts";
import { LongText } from "#app/markdown/long-text.tsx";
import { renderMarkdown } from "#app/markdown/render.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { noSuchPage } from "#app/no-such-page.server.ts";
import { PageCrumbs } from "#app/sections/hero/item-hero.tsx";
import { OtherPages } from "#app/sections/other-pages.tsx";
import { SectionLinks } from "#app/sections/section-links.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Parts } from "#app/ui/layout/parts.tsx";
import { longDate } from "#model/language.ts";
import type { Route } from "./+types/page.ts";

export const loader = ({ params }: Route.LoaderArgs) => {
  const page = itemPage("legal", params.id);
  if (!page) throw noSuchPage();
  const { body, summary, ...notice } = page.item;
  return {
    ...page,
    item: notice,
    summary: summary.map(content.filledIn),
    text: renderMarkdown(content.filledIn(body)),
    others: content.cards("legal").filter(({ id }) => id !== notice.id),
  };
};

export default memoByData(function LegalPage({
  loaderData: { item: notice, copy, crumbs, summary, text, others },
}: Route.ComponentProps) {
  return (
    <Parts>
      <header className="page relative isolate overflow-clip pt-4 lg:pt-6">
        <Kolam
          seed={notice.id}
          dots={false}
          className="absolute -top-16 right-0 -z-1 h-96 text-accent opacity-10 max-md:hidden print:hidden"
        />
        <PageCrumbs crumbs={crumbs} />
        <h1 className="mt-8 max-w-[18em] text-display lg:mt-12">{notice.title}</h1>
        <p className="mt-5 flex flex-wrap gap-x-6 text-muted text-small">
          <span>
            {copy.version} {notice.version}
          </span>
          <span>
            {copy.updated} <time dateTime={notice.updated}>{longDate(notice.updated)}</time>
          </span>
        </p>
        <section
          className="mt-8 rounded-card border border-border bg-surface p-6 sm:p-10"
          aria-labelledby="summary"
        >
          <h2 id="summary" className="text-title">
            {copy.summary}
          </h2>
          <ul className="mt-5 grid gap-3 md:grid-cols-2 md:gap-x-10">
            {summary.map((line) => (
              <li key={line} className="flex gap-3">
                <Icon name={uiIcons.check} className="mt-1.5 size-4 shrink-0 text-accent" />
                {line}
              </li>
            ))}
          </ul>
        </section>
      </header>
      <div className="page gap-x-16 pt-10 pb-12 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-16 lg:pb-28">
        <SectionLinks look="rail" links={text.parts.map(({ id, title }) => ({ id, label: title }))} />
        <LongText html={text.html} />
      </div>
      <OtherPages
        heading={copy.others}
        className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3"
        pages={others.map(({ id, title, icon }) => ({
          to: `/legal/${id}`,
          label: (
            <>
              <Icon name={icon} className="size-7 text-accent" />
              {title}
            </>
          ),
        }))}
      />
    </Parts>
  );
});
