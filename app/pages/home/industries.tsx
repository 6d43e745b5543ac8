import { SharedPicture, SharedTitle } from "#app/navigation/shared-element.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { HeadingContent } from "#model/fields.ts";
import type { CardContent } from "#model/registry.ts";
import { ItemLink } from "./modal/item-link.tsx";

/** One panorama from wall to wall: six places on one ground, joined by one line. The one that is looked at opens. */
export function Industries({ cards, ...heading }: HeadingContent & { cards: CardContent<"industries">[] }) {
  return (
    <section
      id="industries"
      aria-labelledby="industries-title"
      className="relative scroll-mt-(--bar) pt-8 lg:pt-12"
    >
      <div className="page">
        <SectionHeading id="industries-title" {...heading} className="rise" />
      </div>
      <ul className="panorama">
        {cards.map((card) => (
          <Panel key={card.id} {...card} />
        ))}
      </ul>
    </section>
  );
}

function Panel({ id, title, shortDescription, icon, color, image }: CardContent<"industries">) {
  const name = `industries/${id}`;
  return (
    <li className="panel" data-hue={color}>
      <SharedPicture name={name} className="panel-view">
        <Picture {...image} sizes="(width >= 80rem) 46rem, (width >= 40rem) 32rem, 25rem" />
      </SharedPicture>
      <div className="panel-words">
        <Icon name={icon} className="size-7 text-hue" />
        <h3 className="panel-title">
          <ItemLink to={name} className="after:absolute after:inset-0">
            <SharedTitle name={name}>{title}</SharedTitle>
          </ItemLink>
        </h3>
        <p className="panel-more">
          {shortDescription}
          <Icon name={uiIcons.upRight} className="ml-1.5 inline size-4 text-hue" />
        </p>
      </div>
    </li>
  );
}
