import { useSyncExternalStore } from "react";
import { NewsletterForm } from "#app/forms/newsletter-form.tsx";
import { SiteLink } from "#app/ui/controls/site-link.tsx";
import { Frieze } from "#app/ui/figures/frieze.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Logo } from "#app/ui/figures/logo.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Parts } from "#app/ui/layout/parts.tsx";
import type { SiteContent } from "#model/site.ts";
import { telephoneLink } from "#model/telephone-link.ts";
import type { FormsContent } from "#model/words/forms.ts";
import { useLabels } from "./labels.ts";
import { Socials } from "./socials.tsx";

type FooterProps = SiteContent & {
  forms: FormsContent;
  /** The year in which the page was made; the visitor sees the year of the visit. */
  year: number;
};

export function Footer({ forms, year, ...site }: FooterProps) {
  const { name, tagline, footer, comingSoon } = site;
  return (
    <footer className="overflow-clip border-border border-t bg-surface-secondary">
      <div className="page grid gap-x-6 gap-y-14 pt-16 lg:grid-cols-12 lg:pt-24">
        <div className="lg:col-span-6 xl:col-span-7">
          <a href="/" aria-label={name} className="inline-flex min-h-11 items-center">
            <Logo name={name} />
          </a>
          <p className="mt-6 max-w-[15em] text-balance font-display text-subheadline tracking-tight">
            {tagline}
          </p>
        </div>
        <section
          aria-labelledby="newsletter-title"
          className="lg:col-span-6 lg:col-start-7 xl:col-span-5 xl:col-start-8"
        >
          <h2 id="newsletter-title" className="text-title">
            {footer.newsletter.title}
          </h2>
          <p className="mt-2 mb-6 text-muted">{footer.newsletter.text}</p>
          <Parts>
            <NewsletterForm {...site} labels={footer.newsletter} words={forms} />
          </Parts>
        </section>
      </div>
      <Frieze className="mt-16 h-32 w-full lg:mt-24 lg:h-44" />
      <div className="page grid gap-x-6 gap-y-12 py-14 lg:grid-cols-12 lg:py-20">
        <Direct {...site} />
        <nav
          aria-label={useLabels().footer}
          className="grid grid-cols-2 gap-x-6 gap-y-12 md:grid-cols-4 lg:col-span-8 lg:col-start-5"
        >
          {footer.columns.map((column) => (
            <Column key={column.title} {...column} comingSoon={comingSoon} />
          ))}
        </nav>
      </div>
      <div className="border-border border-t">
        <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-4 text-muted text-small">
          <p className="mr-auto">
            © {useCurrentYear(year)} {name}. {footer.copyright}
          </p>
          {footer.more.map(({ label, to }) => (
            <SiteLink
              key={label}
              to={to}
              comingSoon={comingSoon}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-foreground hover:underline"
            >
              {label}
            </SiteLink>
          ))}
        </div>
      </div>
    </footer>
  );
}

function Direct({ email, phone, url, offices, socials }: SiteContent) {
  const ways = [
    { to: `mailto:${email}`, label: email, icon: uiIcons.mail },
    { to: telephoneLink(phone), label: phone, icon: uiIcons.phone },
  ];
  return (
    <address className="not-italic lg:col-span-4">
      {ways.map(({ to, label, icon }) => (
        <p key={to}>
          <SiteLink
            to={to}
            className="inline-flex min-h-12 items-center gap-3 font-semibold text-lg underline-offset-4 hover:text-accent hover:underline"
          >
            <Icon name={icon} className="size-6 text-accent" />
            {label}
          </SiteLink>
        </p>
      ))}
      <p className="hidden font-semibold print:block">{url}</p>
      <Socials socials={socials} className="mt-2 -ml-2.5 flex" />
      <dl className="mt-6 grid max-w-72 gap-4 text-small text-muted leading-snug">
        {offices.map(({ kind, address }) => (
          <div key={kind}>
            <dt className="font-semibold text-foreground">{kind}</dt>
            <dd className="mt-0.5">{address.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </address>
  );
}

type ColumnProps = SiteContent["footer"]["columns"][number] & Pick<SiteContent, "comingSoon">;

function Column({ title, links, comingSoon }: ColumnProps) {
  return (
    <div>
      <h2 className="font-semibold font-sans text-base tracking-normal">{title}</h2>
      <ul className="mt-3">
        {links.map(({ label, to }) => (
          <li key={label}>
            <SiteLink
              to={to}
              comingSoon={comingSoon}
              className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-foreground hover:underline lg:min-h-9"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const never = () => () => {};
const thisYear = () => new Date().getFullYear();

/** The year at the time of viewing. While the page is hydrated it is the one that its HTML was made with. */
const useCurrentYear = (made: number) => useSyncExternalStore(never, thisYear, () => made);
