import { useLocation } from "react-router";
import { InlineScript } from "#app/head/inline-script.tsx";
import { SharedPicture, SharedTitle } from "#app/navigation/shared-element.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { HeadingContent } from "#model/fields.ts";
import type { CardContent } from "#model/registry.ts";
import filterScript from "./category-filter-script.ts?inline-script";
import { ItemLink } from "./modal/item-link.tsx";

/** Eight products in a bento grid. `?category=` leaves one kind of them; there is no control for it. */
export function Products({ cards, ...heading }: HeadingContent & { cards: CardContent<"products">[] }) {
  const search = new URLSearchParams(useLocation().search);
  return (
    <Band id="products" aria-labelledby="products-title">
      <SectionHeading id="products-title" {...heading} className="rise mb-10 lg:mb-14" />
      <ul
        className="bento"
        data-category={search.get("category") ?? "all"}
        // The page was built without a query; the script behind the list has read the address.
        suppressHydrationWarning
      >
        {cards.map((card, index) => (
          <Cell key={card.id} {...card} sizes={sizesOf(index)} />
        ))}
      </ul>
      <InlineScript code={filterScript} />
    </Band>
  );
}

/** The first and the last stand large in the grid; on phones only the first does. */
function sizesOf(index: number) {
  const large = index === 0 || index === 7;
  return `(width >= 64rem) ${large ? 40 : 22}rem, (width >= 40rem) 50vw, ${index === 0 ? 100 : 40}vw`;
}

type CellProps = CardContent<"products"> & { sizes: string };

function Cell({ id, title, category, shortDescription, color, image, sizes }: CellProps) {
  const name = `products/${id}`;
  return (
    <li className="cell group rise" data-hue={color} data-category={category}>
      <SharedPicture name={name} className="cell-view">
        <Picture
          {...image}
          sizes={sizes}
          className="size-full transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </SharedPicture>
      <div className="cell-words">
        <h3>
          <ItemLink to={name} className="after:absolute after:inset-0">
            <SharedTitle name={name}>{title}</SharedTitle>
          </ItemLink>
        </h3>
        <p>{shortDescription}</p>
      </div>
    </li>
  );
}
