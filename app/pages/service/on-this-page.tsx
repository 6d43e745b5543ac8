import { useLabels } from "#app/shell/labels.ts";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import type { ServiceContent, ServicePageContent } from "#model/service.ts";

/** The page's parts as one line under the hero, for those who know what they came for. */
export function OnThisPage({ service, page }: { service: ServiceContent; page: ServicePageContent }) {
  const parts = [
    { id: "obstacles", label: page.obstacles.title, shown: service.painPoints },
    { id: "benefits", label: page.benefits.title, shown: true },
    { id: "features", label: page.features.title, shown: true },
    { id: "impacts", label: page.impacts.title, shown: !service.impacts_skip },
    { id: "case-study", label: page.caseStudy.title, shown: service.caseStudy },
  ].filter(({ shown }) => shown);
  return (
    <nav aria-label={useLabels().onThisPage} className="page relative z-2 print:hidden">
      <ul className="grid grid-cols-2 border-border border-t sm:flex sm:flex-wrap sm:gap-x-8">
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="group inline-flex min-h-14 items-center gap-2 text-small text-muted hover:text-hue"
            >
              {label}
              <Icon
                name={uiIcons.down}
                className="size-3.5 transition-[translate] group-hover:translate-y-0.5"
              />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
