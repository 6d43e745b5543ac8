import { SharedPicture, SharedTitle } from "#app/navigation/shared-element.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { HeadingContent } from "#model/fields.ts";
import type { CardContent } from "#model/registry.ts";
import { ItemLink } from "./modal/item-link.tsx";

/** One panorama: windows on one city, joined by one line. The one that is looked at opens. */
export function Industries({ cards, ...heading }: HeadingContent & { cards: CardContent<"industries">[] }) {
  const rows = rowsOf(cards);
  return (
    <section
      id="industries"
      aria-labelledby="industries-title"
      className="relative scroll-mt-(--bar) pt-8 lg:pt-12"
    >
      <div className="page">
        <SectionHeading id="industries-title" size="headline" {...heading} className="rise" />
      </div>
      <div className="panorama" data-rows={rows.length}>
        {rows.map((row) => (
          <ul key={row[0]?.id} className="panorama-row" data-panels={row.length}>
            {row.map((card) => (
              <Panel key={card.id} {...card} beside={row.length} />
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}

/** More than six panels beside each other are too narrow for their titles: they stand in two rows. */
function rowsOf<Card>(cards: Card[]): Card[][] {
  if (cards.length <= 6) return [cards];
  const half = Math.ceil(cards.length / 2);
  return [cards.slice(0, half), cards.slice(half)];
}

/** `beside`: how many panels share its row. Open, it takes 2.8 shares of the row, each other one takes one. */
type PanelProps = CardContent<"industries"> & { beside: number };

function Panel({ id, title, shortDescription, icon, color, image, beside }: PanelProps) {
  const name = `industries/${id}`;
  const open = `${Math.ceil(280 / (beside + 1.8))}vw`;
  return (
    <li className="panel group" data-hue={color}>
      <SharedPicture name={name} className="panel-view card-ground">
        <Picture
          {...image}
          sizes={`(width >= 80rem) max(46rem, ${open}), (width >= 40rem) 32rem, 25rem`}
          className="panel-picture card-picture"
        />
      </SharedPicture>
      <div className="panel-words">
        <Icon name={icon} className="size-7 text-hue" />
        <h3 className="panel-title">
          <ItemLink to={name} className="card-link">
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
