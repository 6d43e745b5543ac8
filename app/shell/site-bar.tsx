import { useRef } from "react";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { SiteLink } from "#app/ui/controls/site-link.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Logo } from "#app/ui/figures/logo.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { searchPath } from "#contract/search.ts";
import type { LinkContent, ShownSite } from "#model/site.ts";
import { BarMenu } from "./bar-menu.tsx";
import { type Current, useCurrent } from "./current.ts";
import { useLabels } from "./labels.ts";
import { PhoneMenu } from "./phone-menu.tsx";
import { opensSearch } from "./search-opener.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useClosedByNavigation } from "./use-closed-by-navigation.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";

/** The bar at the top. Where its links do not fit, a button opens them in a sheet at the bottom. */
export function SiteBar(site: ShownSite) {
  const { name, navigation, theme, comingSoon } = site;
  const { about, products, services, caseStudies, industries, blog, contact } = navigation;
  const current = useCurrent();
  const bar = useRef<HTMLElement>(null);
  useScrolledPast(bar, 10);
  useClosedByNavigation("products-menu", "services-menu", "phone-menu");

  return (
    <header ref={bar} className="bar sticky top-0 z-20">
      <div className="bar-ground bg-background">
        <div className="page flex h-(--bar) items-center gap-3 max-[22rem]:gap-2 lg:max-xl:gap-1">
          <a href="/" aria-label={name} className="flex min-h-11 shrink-0 items-center">
            <Logo name={name} />
          </a>
          <nav aria-label={useLabels().mainNavigation} className="ml-2 hidden lg:block xl:ml-8">
            <ul className="flex items-center">
              <BarLink {...about} current={current(about.to)} />
              <BarMenu id="products-menu" {...products} columns={2} />
              <BarMenu id="services-menu" {...services} columns={3} />
              <BarLink {...caseStudies} current={current(caseStudies.to)} />
              <BarLink {...industries} current={current(industries.to)} />
              <BarLink {...blog} comingSoon={comingSoon} />
            </ul>
          </nav>
          <div className="ml-auto flex shrink-0 items-center gap-3 lg:max-xl:gap-0">
            <SearchLink className="max-[22rem]:hidden" />
            <span className="hidden lg:block">
              <ThemeSwitch {...theme} />
            </span>
            <ButtonLink to={contact.to ?? "/"} className="max-md:hidden" size="small">
              {contact.label}
            </ButtonLink>
            <PhoneMenu {...site} />
          </div>
        </div>
      </div>
    </header>
  );
}

/** A link to the search page, which the app answers by a dialog (search-opener.tsx). */
const SearchLink = ({ className }: { className: string }) => (
  <ButtonLink
    to={searchPath}
    {...opensSearch}
    aria-label={useLabels().search}
    variant="quiet"
    size="icon"
    className={className}
  >
    <Icon name={uiIcons.search} className="size-6" />
  </ButtonLink>
);

type BarLinkProps = LinkContent & { current?: Current; comingSoon?: string };

/** One entry of the bar. A dot, as in the kolam, marks where the visitor is. */
function BarLink({ label, to, current, comingSoon }: BarLinkProps) {
  return (
    <li>
      <SiteLink to={to} comingSoon={comingSoon} aria-current={current} className="bar-entry">
        {label}
      </SiteLink>
    </li>
  );
}
