import { useSyncExternalStore } from "react";
import { NewsletterForm } from "#app/forms/newsletter-form.tsx";
import { SiteLink } from "#app/ui/controls/site-link.tsx";
import { Frieze } from "#app/ui/figures/frieze.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Logo } from "#app/ui/figures/logo.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Fold } from "#app/ui/layout/fold.tsx";
import { Parts } from "#app/ui/layout/parts.tsx";
import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import type { ShownSite, SiteContent } from "#model/site.ts";
import { telephoneLink } from "#model/telephone-link.ts";
import type { FormsContent } from "#model/words/forms.ts";
import { useLabels } from "./labels.ts";
import { Socials } from "./socials.tsx";

type FooterProps = ShownSite & {
  forms: FormsContent;
  /** The year in which the page was made; the visitor sees the year of the visit. */
  year: number;
};

export function Footer({ forms, year, ...site }: FooterProps) {
  const { name, tagline, footer, comingSoon } = site;
  return (
    <footer className="overflow-clip border-border border-t bg-surface-secondary">
      <div className="page grid gap-x-16 gap-y-6 pt-10 pb-6 lg:grid-cols-[2fr_3fr] lg:pt-14">
        <div>
          <a href="/" aria-label={name} className="inline-flex min-h-11 items-center">
            <Logo name={name} />
          </a>
          <p className="mt-3 text-balance font-display text-xl tracking-tight">
            <Unbroken text={tagline} />
          </p>
          <section aria-labelledby="newsletter-title" className="mt-6">
            <h2 id="newsletter-title" className="font-sans text-base">
              {footer.newsletter.title}
            </h2>
            <p className="mb-3 text-muted text-small">{footer.newsletter.text}</p>
            <Parts>
              <NewsletterForm {...site} labels={footer.newsletter} words={forms} />
            </Parts>
          </section>
        </div>
        <nav
          aria-label={useLabels().footer}
          className="border-border max-md:border-y md:grid md:grid-cols-[7fr_4fr_6fr_5fr] md:gap-x-6"
        >
          {footer.columns.map((column) => (
            <Column key={column.title} {...column} comingSoon={comingSoon} />
          ))}
        </nav>
      </div>
      <Direct {...site} />
      <Frieze className="h-14 w-full" />
      <div className="border-border border-t">
        <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-4 text-muted text-small">
          <p className="mr-auto max-sm:w-full">
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

function Direct({ email, phone, url, offices, socials }: ShownSite) {
  const ways = [
    { to: `mailto:${email}`, label: email, icon: uiIcons.mail },
    { to: telephoneLink(phone), label: phone, icon: uiIcons.phone },
  ];
  return (
    <address className="page flex flex-wrap gap-x-12 gap-y-3 pb-6 not-italic">
      <div>
        {ways.map(({ to, label, icon }) => (
          <p key={to}>
            <SiteLink
              to={to}
              className="inline-flex min-h-11 items-center gap-3 font-semibold underline-offset-4 hover:text-accent hover:underline lg:min-h-9"
            >
              <Icon name={icon} className="size-5 text-accent" />
              {label}
            </SiteLink>
          </p>
        ))}
      </div>
      <p className="hidden font-semibold print:block">{url}</p>
      <dl className="flex flex-wrap gap-x-12 gap-y-3 text-muted text-small leading-snug">
        {offices.map(({ kind, address }) => (
          <div key={kind} className="max-w-72">
            <dt className="font-semibold text-foreground">{kind}</dt>
            <dd className="mt-0.5">{address.join(", ")}</dd>
          </div>
        ))}
      </dl>
      <Socials socials={socials} className="-mx-2.5 flex lg:ml-auto" />
    </address>
  );
}

type ColumnProps = SiteContent["footer"]["columns"][number] & Pick<SiteContent, "comingSoon">;

function Column({ title, links, comingSoon }: ColumnProps) {
  return (
    <div className="border-border max-md:not-last:border-b">
      <Fold summary={<h2 className="font-sans text-base">{title}</h2>}>
        <ul className="max-md:pb-3 md:mt-2">
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
      </Fold>
    </div>
  );
}

const never = () => () => {};
const thisYear = () => new Date().getFullYear();

/** The year at the time of viewing. While the page is hydrated it is the one that its HTML was made with. */
const useCurrentYear = (made: number) => useSyncExternalStore(never, thisYear, () => made);
