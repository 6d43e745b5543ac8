import { content, itemPage } from "#app/content.server.ts";
import { HeroPicture, PageCrumbs } from "#app/sections/hero/item-hero.tsx";
import { Prose } from "#app/ui/layout/prose.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { Route } from "./+types/page.ts";

export const loader = ({ params }: Route.LoaderArgs) => {
  const page = itemPage("events", params.id);
  if (!page) throw new Response(null, { status: 404 });
  return { ...page, others: content.cards("events").filter(({ id }) => id !== page.item.id) };
};

export default function EventPage({
  loaderData: { item: event, copy, crumbs, others },
}: Route.ComponentProps) {
  return (
    <div className="page py-4">
      <PageCrumbs crumbs={crumbs} />
      <h1 className="text-page-title">{event.title}</h1>
      <HeroPicture {...event.picture} name={`events/${event.id}`} sizes="100vw" />
      <Prose text={event.text} />
      <SectionHeading id="others-title" {...copy.others} />
      <ul>
        {others.map(({ id, title }) => (
          <li key={id}>
            <a href={`/events/${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
