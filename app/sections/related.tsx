import { SharedPicture, SharedTitle } from "#app/navigation/shared-element.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Band } from "#app/ui/layout/band.tsx";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import { SnapRow } from "#app/ui/scrolling/snap-row.tsx";
import type { HeadingContent, PictureContent } from "#model/fields.ts";
import type { Relation } from "#model/reader.ts";

type Look = keyof typeof looks;

type RelatedProps = { heading: HeadingContent; look: Look; items: Relation[] };

/** Framed cards, or pictures that stand on the page and carry a line. */
const looks = {
  framed: {
    list: "md:gap-6",
    card: "card-ground overflow-clip rounded-card border border-border transition-colors hover:border-hue/60",
    picture: "card-picture w-full",
    words: "p-5 pt-2 md:p-6 md:pt-2",
  },
  open: {
    list: "md:gap-8",
    card: "",
    picture: "framed card-picture w-full",
    words: "mt-4 border-hue/50 border-t-2 pt-4 md:pt-5",
  },
} as const;

/** Pages that a reader of this one would open next, at its end. */
export function Related({ heading, look, items }: RelatedProps) {
  const those = items.slice(0, shown);
  if (!those.length) return null;
  return (
    <Band aria-labelledby="related-title" className="print:hidden">
      <SectionHeading id="related-title" {...heading} />
      <SnapRow
        aria-labelledby="related-title"
        className={`mt-6 md:mt-10 md:grid md:grid-cols-3 ${looks[look].list}`}
      >
        {those.map((item) => (
          <RelatedCard key={item.to} {...item} look={look} />
        ))}
      </SnapRow>
    </Band>
  );
}

/** One row. */
const shown = 3;
function RelatedCard({ to, group, title, description, image, hue, look }: Relation & { look: Look }) {
  const { card, picture, words } = looks[look];
  const name = to.slice(1);
  return (
    <li data-hue={hue} className={`group relative ${card}`}>
      <SharedPicture name={name}>
        <Picture {...image} sizes="(width >= 48rem) 33vw, 82vw" className={picture} />
      </SharedPicture>
      <div className={words}>
        <p className="font-medium text-hue text-small">{group}</p>
        <h3 className="mt-1 flex items-start justify-between gap-4 text-title transition-colors group-hover:text-hue">
          <a href={to} className="wrap-anywhere min-w-0 card-link">
            <SharedTitle name={name}>{title}</SharedTitle>
          </a>
          <Icon name={uiIcons.right} className={`mt-1 size-5 shrink-0 text-hue ${moves}`} />
        </h3>
        <p className="mt-2 text-muted max-md:hidden">{description}</p>
      </div>
    </li>
  );
}

const moves = "transition-[translate] group-hover:translate-x-1";

type RelatedStripProps = {
  /** The item's address without the first slash. */
  name: string;
  image: PictureContent;
  title: string;
  category: string;
  readMore: string;
};

/** The one that comes next, as a strip over the page's width that is one link. */
export function RelatedStrip({ name, image, title, category, readMore }: RelatedStripProps) {
  return (
    <aside className="border-border border-t print:hidden">
      <div className="page group relative grid grid-cols-[6.5rem_1fr] items-center gap-x-5 py-8 sm:grid-cols-[minmax(0,20rem)_1fr] sm:gap-x-12 sm:py-10">
        <SharedPicture name={name}>
          <Picture
            {...image}
            sizes="(width >= 40rem) 320px, 104px"
            className="framed dissolves-below card-picture w-full"
          />
        </SharedPicture>
        <div>
          <p className="text-muted">{category}</p>
          <h2 className="mt-1 text-title transition-colors group-hover:text-accent sm:mt-2 sm:text-heading">
            <a href={`/${name}`} className="card-link">
              <SharedTitle name={name}>{title}</SharedTitle>
            </a>
          </h2>
          <p className="mt-3 flex items-center gap-2 font-semibold text-accent sm:mt-4">
            {readMore}
            <Icon name={uiIcons.right} className={`size-5 ${moves}`} />
          </p>
        </div>
      </div>
    </aside>
  );
}
