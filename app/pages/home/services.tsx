import { SharedPicture, SharedTitle } from "#app/navigation/shared-element.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import { Carousel } from "#app/ui/scrolling/carousel.tsx";
import type { HomeContent } from "#model/pages/home.ts";
import type { CardContent } from "#model/registry.ts";
import { ItemLink } from "./modal/item-link.tsx";

/** Twelve tall cards in a row. A card and its gap are 300 px wide, the carousel's step: a press moves on by one card. */
export function Services({
  cards,
  previous,
  next,
  ...heading
}: HomeContent["services"] & { cards: CardContent<"services">[] }) {
  return (
    <Band id="services" tone="raised" aria-labelledby="services-title" className="overflow-x-clip">
      <Carousel
        label={heading.title}
        previousLabel={previous}
        nextLabel={next}
        heading={<SectionHeading id="services-title" size="headline" {...heading} className="rise" />}
        className="services gap-6"
      >
        {cards.map((card) => (
          <TallCard key={card.id} {...card} />
        ))}
      </Carousel>
    </Band>
  );
}

function TallCard({ id, title, category, shortDescription, icon, color, image }: CardContent<"services">) {
  const name = `services/${id}`;
  return (
    <li className="tall-card card-ground group" data-hue={color}>
      <p className="tall-card-kind">
        <Icon name={icon} className="size-6 text-hue" />
        {category}
      </p>
      <SharedPicture name={name} className="tall-card-view">
        <Picture {...image} sizes="27rem" className="size-full card-picture" />
      </SharedPicture>
      <div className="tall-card-words">
        <h3 className="text-title">
          <ItemLink to={name} className="card-link">
            <SharedTitle name={name}>{title}</SharedTitle>
          </ItemLink>
        </h3>
        <p className="mt-2 text-muted">{shortDescription}</p>
      </div>
    </li>
  );
}
