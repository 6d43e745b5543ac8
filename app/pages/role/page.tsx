import { content, itemPage } from "#app/content.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { noSuchPage } from "#app/no-such-page.server.ts";
import { HeroPicture, PageCrumbs } from "#app/sections/hero/item-hero.tsx";
import { OtherPages } from "#app/sections/other-pages.tsx";
import { SampleMark } from "#app/sections/sample-mark.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Parts } from "#app/ui/layout/parts.tsx";
import { Prose } from "#app/ui/layout/prose.tsx";
import { linkAbout } from "#contract/about.ts";
import type { HeadingContent } from "#model/fields.ts";
import type { Route } from "./+types/page.ts";

export const loader = ({ params }: Route.LoaderArgs) => {
  const page = itemPage("roles", params.id);
  if (!page) throw noSuchPage();
  return { ...page, others: content.cards("roles").filter(({ id }) => id !== page.item.id) };
};

export default memoByData(function RolePage({
  loaderData: { item: role, copy, crumbs, others },
}: Route.ComponentProps) {
  return (
    <Parts>
      <header className="relative isolate overflow-clip border-border border-b">
        <div className="page pt-4 pb-14 lg:pt-6 lg:pb-20">
          <PageCrumbs crumbs={crumbs} />
          <div className="mt-8 grid items-center gap-x-12 gap-y-8 lg:mt-10 lg:grid-cols-12">
            <div className="lg:col-span-7">
              <div className="flex flex-wrap items-center gap-4">
                <Icon name={role.icon} className="size-10 text-accent" />
                <p className="font-semibold text-accent">
                  {role.team} · {role.place} · {role.kind}
                </p>
                <SampleMark of={role} />
              </div>
              <h1 className="mt-5 text-page-title">{role.title}</h1>
              <div className="mt-6 grid max-w-[44rem] gap-4 text-lead text-muted">
                <Prose text={role.text} />
              </div>
              <p className="mt-8 max-w-[36rem] text-muted">{copy.apply.text}</p>
              <ButtonLink to={linkAbout(copy.apply.to, `careers/${role.id}`)} size="large" className="mt-5">
                {copy.apply.label}
              </ButtonLink>
            </div>
            <HeroPicture
              {...role.image}
              name={`careers/${role.id}`}
              sizes="(width >= 64rem) 42vw, 100vw"
              className="-mx-(--gutter) lg:bleed-right lg:col-span-5 lg:mx-0"
            />
          </div>
        </div>
      </header>
      <div className="page grid gap-x-12 gap-y-14 py-16 lg:grid-cols-3 lg:py-24">
        <Lines id="tasks" heading={copy.tasks} lines={role.tasks} />
        <Lines id="wants" heading={copy.wants} lines={role.wants} />
        <Lines id="offers" heading={copy.offers} lines={role.offers} />
      </div>
      <OtherPages
        heading={copy.others}
        pages={others.map(({ id, title, place }) => ({
          to: `/careers/${id}`,
          label: (
            <>
              {title}
              <span className="ms-auto font-normal text-muted text-small">{place}</span>
            </>
          ),
        }))}
      />
    </Parts>
  );
});

const Lines = ({ id, heading, lines }: { id: string; heading: HeadingContent; lines: string[] }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="text-title">
      {heading.title}
    </h2>
    {heading.lead && <p className="mt-2 text-muted">{heading.lead}</p>}
    <ul className="mt-5 grid gap-3">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <Icon name={uiIcons.check} className="mt-1.5 size-4 shrink-0 text-accent" />
          {line}
        </li>
      ))}
    </ul>
  </section>
);
