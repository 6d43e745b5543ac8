import { useLocation } from "react-router";
import { InlineScript } from "#app/head/inline-script.tsx";
import { SharedPicture, SharedTitle } from "#app/navigation/shared-element.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { HeadingContent } from "#model/fields.ts";
import type { CardContent } from "#model/registry.ts";
import { ItemLink } from "../modal/item-link.tsx";
import { bento, type CellShape } from "./bento.ts";
import filterScript from "./category-filter-script.ts?inline-script";

/** The products in a bento grid. `?category=` leaves one kind of them; there is no control for it. */
export function Products({ cards, ...heading }: HeadingContent & { cards: CardContent<"products">[] }) {
  const search = new URLSearchParams(useLocation().search);
  const shapes = bento(cards.length);
  return (
    <Band id="products" aria-labelledby="products-title">
      <SectionHeading id="products-title" size="headline" {...heading} className="rise mb-10 lg:mb-14" />
      <ul
        className="bento"
        data-category={search.get("category") ?? "all"}
        // The page was built without a query; the script behind the list has read the address.
        suppressHydrationWarning
      >
        {cards.map((card, index) => (
          <Cell key={card.id} {...card} shape={shapes[index]} sizes={sizesOf(shapes, index)} />
        ))}
      </ul>
      <InlineScript code={filterScript} />
    </Band>
  );
}

type CellProps = CardContent<"products"> & { shape: CellShape | undefined; sizes: string };

function Cell({ id, title, category, shortDescription, color, image, shape, sizes }: CellProps) {
  const name = `products/${id}`;
  return (
    <li className="cell card-ground group rise" data-hue={color} data-category={category} data-shape={shape}>
      <SharedPicture name={name} className="cell-view">
        <Picture {...image} sizes={sizes} className="absolute inset-0 size-full card-picture" />
      </SharedPicture>
      <div className="cell-words">
        <h3>
          <ItemLink to={name} className="card-link">
            <SharedTitle name={name}>{title}</SharedTitle>
          </ItemLink>
        </h3>
        <p>{shortDescription}</p>
      </div>
    </li>
  );
}

/** On phones only the first stands large; between two columns it does when their number is odd. */
function sizesOf(shapes: CellShape[], index: number) {
  const isFirst = index === 0;
  const desktop = shapes[index]?.startsWith("large") ? "40rem" : "22rem";
  const tablet = isFirst && shapes.length % 2 ? "100vw" : "50vw";
  return `(width >= 64rem) ${desktop}, (width >= 40rem) ${tablet}, ${isFirst ? 100 : 40}vw`;
}
