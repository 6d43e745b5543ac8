import { content, singlePage } from "#app/content.server.ts";
import { paintedWhole } from "#app/head/page-meta.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { ClosingBanner } from "#app/sections/closing-banner.tsx";
import { PictureHero } from "#app/sections/hero/picture-hero.tsx";
import { NumberedSteps } from "#app/sections/numbered-steps.tsx";
import { SampleMark } from "#app/sections/sample-mark.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Band } from "#app/ui/layout/band.tsx";
import { Parts } from "#app/ui/layout/parts.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { CardContent } from "#model/registry.ts";
import type { Route } from "./+types/page.ts";

export const loader = () => {
  const { page, meta } = singlePage("careers");
  return { page, meta: [...meta, paintedWhole], roles: content.cards("roles") };
};

export default memoByData(function CareersPage({ loaderData: { page, roles } }: Route.ComponentProps) {
  return (
    <Parts>
      <PictureHero {...page} />
      <Band id="roles" tone="surface" aria-labelledby="roles-title">
        <SectionHeading id="roles-title" {...page.roles} mark={<SampleMark of={roles} />} />
        {roles.length ? (
          <Roles roles={roles} />
        ) : (
          <p className="mt-8 text-lead text-muted">{page.roles.none}</p>
        )}
      </Band>
      <Band aria-labelledby="hiring-title">
        <SectionHeading id="hiring-title" {...page.hiring} />
        <NumberedSteps steps={page.hiring.steps} className="sm:grid-cols-2 lg:grid-cols-4" />
      </Band>
      <Band tone="raised" aria-labelledby="promises-title">
        <SectionHeading id="promises-title" {...page.promises} />
        <dl className="mt-10">
          {page.promises.items.map(({ title, description }) => (
            <div
              key={title}
              className="grid gap-x-10 gap-y-2 border-border border-t py-6 md:grid-cols-[4fr_7fr]"
            >
              <dt className="font-display font-semibold text-title">{title}</dt>
              <dd className="text-muted">{description}</dd>
            </div>
          ))}
        </dl>
      </Band>
      <ClosingBanner {...page.closing} seed="careers" about="careers" />
    </Parts>
  );
});

const Roles = ({ roles }: { roles: CardContent<"roles">[] }) => (
  <ul className="mt-10">
    {roles.map(({ id, title, team, place, kind, description, icon }) => (
      <li
        key={id}
        className="group relative grid items-center gap-x-8 gap-y-2 border-border border-t py-6 last:border-b hover:text-accent md:grid-cols-[auto_5fr_6fr_auto]"
      >
        <Icon name={icon} className="size-9 text-accent" />
        <div>
          <a
            href={`/careers/${id}`}
            className="block text-balance font-display font-semibold text-title card-link"
          >
            {title}
          </a>
          <p className="mt-1 text-muted text-small">
            {team} · {place} · {kind}
          </p>
        </div>
        <p className="text-muted">{description}</p>
        <Icon
          name={uiIcons.right}
          className="size-6 text-accent transition-[translate] group-hover:translate-x-1 max-md:hidden"
        />
      </li>
    ))}
  </ul>
);
