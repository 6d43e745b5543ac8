import type { SiteContent } from "#app/schemas/site.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

export function Footer({ name, footer, comingSoon }: SiteContent) {
  return (
    <footer className="page">
      {footer.columns.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          {links.map(({ label, to }) => (
            <SiteLink key={label} to={to} comingSoon={comingSoon}>
              {label}
            </SiteLink>
          ))}
        </section>
      ))}
      <p>
        © {new Date().getFullYear()} {name}. {footer.copyright}
      </p>
    </footer>
  );
}
