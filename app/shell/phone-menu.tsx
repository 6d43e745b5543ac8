import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { SiteLink } from "#app/ui/controls/site-link.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { opens } from "#app/ui/overlays/invokers.ts";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { searchPath } from "#contract/search.ts";
import type { LinkContent, MenuContent, ShownSite } from "#model/site.ts";
import { useCurrent } from "./current.ts";
import { useLabels } from "./labels.ts";
import { opensSearch } from "./search-opener.tsx";
import { switchesTheme, ThemeIcon, ThemeWords } from "./theme-switch.tsx";

const id = "phone-menu";

/** The bar's links in a sheet that comes up from the bottom, within reach of a thumb. */
export function PhoneMenu({ name, navigation, theme, comingSoon }: ShownSite) {
  const { about, products, services, caseStudies, industries, blog, getInTouch } = navigation;
  const { menu, closeMenu, search } = useLabels();
  return (
    <div className="lg:hidden">
      <Button variant="secondary" size="small" {...opens(id)}>
        <Icon name={uiIcons.menu} className="size-5" />
        {menu}
      </Button>
      <Sheet
        id={id}
        title={name}
        closeLabel={closeMenu}
        footer={
          <ButtonLink to={getInTouch.to ?? "/"} size="large" className="w-full">
            {getInTouch.label}
          </ButtonLink>
        }
      >
        <a href={searchPath} {...opensSearch} className="phone-entry border-border border-b text-lg">
          <span className="flex-1">{search}</span>
          <Icon name={uiIcons.search} className="size-6" />
        </a>
        <nav aria-label={menu}>
          <ul className="[&>li]:border-border [&>li:not(:last-child)]:border-b">
            <Entry {...about} />
            <SubMenu {...products} />
            <SubMenu {...services} />
            <Entry {...caseStudies} />
            <Entry {...industries} />
            <Entry {...blog} comingSoon={comingSoon} />
          </ul>
        </nav>
        <button type="button" {...switchesTheme} className="phone-entry needs-script border-border border-t">
          <span className="flex-1 text-start">
            <ThemeWords {...theme} />
          </span>
          <ThemeIcon />
        </button>
      </Sheet>
    </div>
  );
}

function Entry({ label, to, comingSoon }: LinkContent & { comingSoon?: string }) {
  const current = useCurrent();
  return (
    <li>
      <SiteLink to={to} comingSoon={comingSoon} aria-current={current(to)} className="phone-entry text-lg">
        {label}
      </SiteLink>
    </li>
  );
}

function SubMenu({ label, items }: MenuContent) {
  const current = useCurrent();
  return (
    <li>
      <details name={id} className="group">
        <summary className="phone-entry text-lg">
          <span className="flex-1">{label}</span>
          <Icon name={uiIcons.down} className="size-5 text-muted transition-[rotate] group-open:rotate-180" />
        </summary>
        <ul aria-label={label} className="phone-list">
          {items.map(({ label, icon, to }) => (
            <li key={to}>
              <SiteLink to={to} aria-current={current(to)} className="phone-entry">
                <Icon name={icon} className="size-6 shrink-0 text-accent" />
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
