import { SampleMark } from "#app/sections/sample-mark.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { AboutContent } from "#model/about.ts";

/** Three reasons in large type, one below the other, each pushed a step further in. */
export function Why({ items, ...heading }: AboutContent["why"]) {
  return (
    <Band aria-labelledby="why-title">
      <SectionHeading id="why-title" {...heading} mark={<SampleMark of={items} />} />
      <ol className="mt-6 lg:mt-16">
        {items.map(({ title, description, icon }) => (
          <li
            key={title}
            className="rise grid gap-x-12 gap-y-2 border-border border-t py-5 md:py-9 lg:grid-cols-12 lg:py-12 lg:nth-2:pl-[8.33%] lg:nth-3:pl-[16.66%]"
          >
            <h3 className="flex gap-5 text-heading lg:col-span-7">
              <Icon name={icon} className="size-10 shrink-0 text-amber lg:size-12" />
              {title}
            </h3>
            <p className="text-muted md:max-lg:pl-15 lg:col-span-5">{description}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
