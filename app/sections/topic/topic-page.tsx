import type { Download } from "#app/documents.server.ts";
import { ClosingBanner } from "#app/sections/closing-banner.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { HeroPicture, PageCrumbs } from "#app/sections/hero/item-hero.tsx";
import { Related } from "#app/sections/related.tsx";
import { SectionLinks } from "#app/sections/section-links.tsx";
import type { Crumb } from "#app/ui/controls/breadcrumbs.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Parts } from "#app/ui/layout/parts.tsx";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import type { TopicContent, TopicPageContent } from "#model/kinds/topic.ts";
import type { Relation } from "#model/reader.ts";
import { TopicSection, toneOf } from "./topic-section.tsx";

type TopicPageProps = {
  /** Its address without the first slash. */
  name: string;
  topic: TopicContent;
  copy: TopicPageContent;
  crumbs: Crumb[];
  related: Relation[];
  /** The files that its sections offer. */
  files?: { logoKit?: Download };
};

/** A page about one subject: words and picture side by side, then its sections, each composed by what it holds. */
export function TopicPage({ name, topic, copy, crumbs, related, files = {} }: TopicPageProps) {
  return (
    <div data-hue={topic.color}>
      <Parts>
        <header className="relative isolate overflow-clip">
          <div
            aria-hidden="true"
            className="hue-glow absolute top-56 -right-1/3 h-2/3 w-[130%] lg:top-0 lg:-right-[12%] lg:h-full lg:w-[80%]"
          />
          <div className="page relative pt-4 lg:pt-6">
            <div className="relative z-2">
              <PageCrumbs crumbs={crumbs} />
            </div>
            <div className="grid items-center gap-x-12 gap-y-8 pt-8 pb-12 lg:grid-cols-12 lg:pb-16">
              <div className="relative z-2 lg:col-span-6">
                <Icon name={topic.icon} className="size-10 text-hue" />
                <h1 className="mt-5 text-page-title">
                  <Unbroken text={topic.title} />
                </h1>
                <p className="mt-6 max-w-[34rem] text-lead text-muted">{topic.lead}</p>
              </div>
              <HeroPicture
                {...topic.image}
                name={name}
                sizes="(width >= 64rem) 50vw, 100vw"
                className="-mx-(--gutter) lg:bleed-right lg:col-span-6 lg:mx-0"
              />
            </div>
          </div>
          <SectionLinks look="row" links={topic.sections.map(({ id, title }) => ({ id, label: title }))} />
        </header>
        {topic.sections.map((section, place) => (
          <TopicSection
            key={section.id}
            {...section}
            tone={toneOf(place, topic.sections.length)}
            files={files}
            showTable={copy.showTable}
          />
        ))}
        {topic.faq && <Faq heading={copy.faq} entries={topic.faq} />}
        <Related heading={copy.related} look="open" items={related} />
        <ClosingBanner {...topic.closing} seed={topic.id} about={name} />
      </Parts>
    </div>
  );
}
