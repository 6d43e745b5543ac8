import { singlePage } from "#app/content.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { workedNight } from "#app/pages/control-room/worked-night.server.ts";
import { ClosingBanner } from "#app/sections/closing-banner.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { Parts } from "#app/ui/layout/parts.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { Route } from "./+types/page.ts";
import { City } from "./city.tsx";
import { WorkedNight } from "./worked-night.tsx";

export function loader() {
  const { page, meta } = singlePage("controlRoom");
  return { page, meta, night: workedNight(page.console) };
}

// What the visitor does to the city stands in the address: nothing is to be read again.
export const shouldRevalidate = () => false;

export default memoByData(function ControlRoomPage({ loaderData: { page, night } }: Route.ComponentProps) {
  return (
    <Parts>
      <City {...page} />
      <WorkedNight {...page.worked} rows={night} />
      <Band tone="raised" aria-labelledby="how-title">
        <SectionHeading id="how-title" title={page.how.title} lead={page.how.lead} />
        <dl className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {page.how.items.map(({ title, description }) => (
            <div key={title} className="border-border border-t pt-5">
              <dt className="text-xl font-semibold">{title}</dt>
              <dd className="mt-2 text-muted">{description}</dd>
            </div>
          ))}
        </dl>
      </Band>
      <ClosingBanner
        {...page.closing}
        seed="control-room"
        about="products/centralized-control-monitoring-system"
      />
    </Parts>
  );
});
