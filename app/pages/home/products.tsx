import { useRouteLoaderData, useSearchParams } from "react-router";
import { SharedPicture, SharedTitle } from "#app/navigation/shared-element.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { HeadingContent } from "#model/fields.ts";
import type { CardContent } from "#model/registry.ts";
import { ItemLink } from "./modal/item-link.tsx";

/** Eight products in a bento grid. `?category=` leaves one kind of them; there is no control for it. */
export function Products({ cards, ...heading }: HeadingContent & { cards: CardContent<"products">[] }) {
  const [search] = useSearchParams();
  const nonce = useRouteLoaderData<typeof rootLoader>("root")?.nonce;
  return (
    <Band id="products" aria-labelledby="products-title">
      <SectionHeading id="products-title" {...heading} className="rise mb-10 lg:mb-14" />
      <ul className="bento" data-category={search.get("category") ?? "all"} suppressHydrationWarning>
        {cards.map((card, index) => (
          <Cell key={card.id} {...card} sizes={sizesOf(index)} />
        ))}
      </ul>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own line, which must run before the app is awake */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: filterScript }} />
    </Band>
  );
}

/** The page is built once for every address, so the filter is set as the page comes in: nothing appears and vanishes. */
const filterScript = `document.currentScript.previousElementSibling.dataset.category=new URLSearchParams(location.search).get("category")??"all"`;

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
