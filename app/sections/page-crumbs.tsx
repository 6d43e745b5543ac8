import { useLabels } from "#app/shell/labels.ts";
import { Breadcrumbs, type Crumb } from "#app/ui/controls/breadcrumbs.tsx";

/** The way from the home page to this one. */
export function PageCrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { breadcrumb, breadcrumbMore } = useLabels();
  return <Breadcrumbs crumbs={crumbs} label={breadcrumb} moreLabel={breadcrumbMore} />;
}
