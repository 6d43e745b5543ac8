import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import type { HomeContent } from "#model/pages/home.ts";

/** The end of the page: one question, one link, and the line that runs through the page. */
export function Closing({ title, text, action }: HomeContent["closing"]) {
  return (
    <section aria-labelledby="closing-title" className="relative overflow-clip border-border border-t">
      <Kolam seed="ananta" className="closing-line max-lg:hidden" />
      <div className="page rise relative py-16 lg:py-32">
        <h2 id="closing-title" className="max-w-[14ch] text-page-title">
          {title}
        </h2>
        <p className="mt-6 max-w-[48ch] text-lead text-muted">{text}</p>
        <ButtonLink to={action.to} size="large" className="mt-10">
          {action.label}
          <Icon name={uiIcons.right} className="size-5" />
        </ButtonLink>
      </div>
    </section>
  );
}
