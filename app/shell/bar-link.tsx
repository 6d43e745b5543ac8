import { SiteLink } from "#app/ui/controls/site-link.tsx";
import type { LinkContent } from "#model/site.ts";
import type { Current } from "./current.ts";

type BarLinkProps = LinkContent & { current?: Current; comingSoon?: string };

/** One entry of the bar. A dot, as in the kolam, marks where the visitor is. */
export function BarLink({ label, to, current, comingSoon }: BarLinkProps) {
  return (
    <li>
      <SiteLink to={to} comingSoon={comingSoon} aria-current={current} className="bar-entry">
        {label}
      </SiteLink>
    </li>
  );
}
