import { SampleMark } from "#app/sections/sample-mark.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { CountUp } from "#app/ui/figures/count-up/count-up.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Band } from "#app/ui/layout/band.tsx";
import type { HomeContent } from "#model/pages/home.ts";

/** One confident line of figures. */
export function Stats({ title, description, action, items }: HomeContent["stats"]) {
  return (
    <Band id="stats" aria-labelledby="stats-title">
      <div className="rise grid gap-x-16 gap-y-6 lg:grid-cols-12">
        <h2 id="stats-title" className="text-headline lg:col-span-6">
          {title}
        </h2>
        <div className="lg:col-span-5 lg:col-start-8">
          <p className="text-lead text-muted">{description}</p>
          <div className="mt-4">
            <SampleMark of={items} />
          </div>
          <ButtonLink to={action.to} variant="secondary" className="mt-6">
            {action.label}
            <Icon name={uiIcons.right} className="size-5" />
          </ButtonLink>
        </div>
      </div>
      <dl className="figures rise" data-count={items.length}>
        {items.map(({ id, value, suffix, label, icon, color }) => (
          <div key={id} data-hue={color}>
            <dt>
              <Icon name={icon} className="size-5 shrink-0 text-hue lg:size-6" />
              {label}
            </dt>
            <dd>
              <CountUp to={value} suffix={suffix} duration={2000} />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
