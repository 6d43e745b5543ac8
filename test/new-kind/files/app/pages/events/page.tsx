import { content, singlePage } from "#app/content.server.ts";
import { Icon } from "#app/ui/figures/icon.tsx";
import type { Route } from "./+types/page.ts";

export const loader = () => ({ ...singlePage("events"), events: content.cards("events") });

export default function EventsPage({ loaderData: { page, events } }: Route.ComponentProps) {
  return (
    <div className="page py-16">
      <h1 className="text-hero">{page.title}</h1>
      <p className="mt-6 text-lead text-muted">{page.lead}</p>
      <ul className="mt-10">
        {events.map(({ id, title, date, place, icon }) => (
          <li key={id} className="border-border border-t py-6">
            <a href={`/events/${id}`} className="text-title">
              <Icon name={icon} className="size-9 text-accent" />
              {title}
            </a>
            <p>
              <time dateTime={date}>{date}</time>, {place}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
