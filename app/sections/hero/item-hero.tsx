import { SharedPicture } from "#app/navigation/shared-element.tsx";
import { useLabels } from "#app/shell/labels.ts";
import { Breadcrumbs, type Crumb } from "#app/ui/controls/breadcrumbs.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import type { PictureContent } from "#model/fields.ts";

/** The way from the home page to this one. */
export function PageCrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { breadcrumb, breadcrumbMore } = useLabels();
  return <Breadcrumbs crumbs={crumbs} label={breadcrumb} moreLabel={breadcrumbMore} />;
}

type HeroPictureProps = PictureContent & {
  /** The page's address without the first slash: the picture of a card with this name becomes this one. */
  name: string;
  sizes: string;
  id?: string;
  className?: string;
};

/** The one picture above the fold of an item's page. */
export function HeroPicture({ name, id, className, ...picture }: HeroPictureProps) {
  return (
    <SharedPicture name={name} id={id} className={className}>
      <Picture {...picture} priority="high" className="framed w-full" />
    </SharedPicture>
  );
}
