import { Link } from "react-router";
import type { SiteContent } from "#app/schemas/site.ts";
import { Logo } from "#app/ui/logo.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

export function Navigation({ name, navigation, comingSoon }: SiteContent) {
  const { about, products, services, caseStudies, industries, blog, contact } = navigation;
  return (
    <header className="sticky top-0 z-20 bg-background">
      <nav aria-label="Main" className="page flex items-center gap-4">
        <Link to="/" aria-label={name}>
          <Logo name={name} />
        </Link>
        <SiteLink to={about.to}>{about.label}</SiteLink>
        {[products, services].map(({ label, items }) => (
          <details key={label}>
            <summary>{label}</summary>
            {items.map((item) => (
              <SiteLink key={item.to} to={item.to}>
                {item.label}
              </SiteLink>
            ))}
          </details>
        ))}
        {[caseStudies, industries, blog, contact].map(({ label, to }) => (
          <SiteLink key={label} to={to} comingSoon={comingSoon}>
            {label}
          </SiteLink>
        ))}
      </nav>
    </header>
  );
}
