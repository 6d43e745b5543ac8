import { SharedPicture, SharedTitle } from "#app/navigation/shared-element.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { HeadingContent } from "#model/fields.ts";
import type { ServiceContent } from "#model/service.ts";

type NextService = Pick<ServiceContent, "id" | "title" | "color" | "shortDescription" | "image">;

export function NextServices({ heading, services }: { heading: HeadingContent; services: NextService[] }) {
  return (
    <Band aria-labelledby="next-title" className="print:hidden">
      <SectionHeading id="next-title" {...heading} />
      <ul className="mt-10 grid gap-x-8 gap-y-6 md:grid-cols-3">
        {services.map((service) => (
          <li key={service.id}>
            <NextCard {...service} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function NextCard({ id, title, color, shortDescription, image }: NextService) {
  const name = `services/${id}`;
  return (
    <a
      href={`/${name}`}
      data-hue={color}
      className="group grid items-center gap-x-5 gap-y-4 min-[22.5rem]:grid-cols-[7.5rem_1fr] md:block"
    >
      <SharedPicture name={name}>
        <Picture {...image} sizes="(width >= 48rem) 33vw, 120px" className="melting w-full" />
      </SharedPicture>
      <div className="border-hue/50 border-t-2 pt-4 md:mt-4 md:pt-5">
        <h3 className="flex items-start justify-between gap-4 text-title transition-colors group-hover:text-hue">
          <SharedTitle name={name}>{title}</SharedTitle>
          <Icon
            name={uiIcons.right}
            className="mt-1 size-5 shrink-0 text-hue transition-[translate] group-hover:translate-x-1"
          />
        </h3>
        <p className="mt-2 text-muted">{shortDescription}</p>
      </div>
    </a>
  );
}
