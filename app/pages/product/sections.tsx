import { ButtonLink } from "#app/ui/controls/button.tsx";
import { DropUp } from "#app/ui/overlays/drop-up.tsx";
import { useHashFromScroll } from "#app/ui/scrolling/scroll-spy.ts";
import { SectionTabs } from "#app/ui/scrolling/section-tabs.tsx";
import type { ProductPageContent } from "#model/kinds/product.ts";

type SectionsProps = { title: string; page: Pick<ProductPageContent, "tabs" | "demo"> };

/** The ways to the page's sections: tabs that stay in sight, and at a phone's thumb a list. */
export function Sections({ title, page: { tabs, demo } }: SectionsProps) {
  const sections = Object.entries(tabs).map(([id, label]) => ({ id, label }));
  useHashFromScroll([...sections.map(({ id }) => id), "contact"]);
  const action = (
    <ButtonLink to={demo.to} size="small">
      {demo.label}
    </ButtonLink>
  );
  return (
    <>
      <SectionTabs
        label={title}
        sections={sections}
        title={<span className="font-display text-lg">{title}</span>}
        action={action}
      />
      <DropUp id="sections" label={title} sections={sections} action={action} />
    </>
  );
}
