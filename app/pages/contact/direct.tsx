import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import type { IconContent } from "#model/content-of.ts";
import type { ContactContent } from "#model/pages/contact.ts";
import type { ShownSite } from "#model/site.ts";
import { telephoneLink } from "#model/telephone-link.ts";

type DirectProps = Pick<ContactContent, "direct" | "offices"> & { site: ShownSite };

/** The ways that need no form. On a phone they are the width of a thumb's reach. */
export function Direct({ direct: { title, text, email, phone }, offices, site }: DirectProps) {
  return (
    <section aria-labelledby="direct-title" className="lg:mt-6">
      <h2 id="direct-title" className="text-title">
        {title}
      </h2>
      <p className="mt-2 max-w-[30rem] text-muted">{text}</p>
      <ul className="mt-4 border-border border-b">
        <Way to={telephoneLink(site.phone)} label={phone} value={site.phone} icon={uiIcons.phone} />
        <Way to={`mailto:${site.email}`} label={email} value={site.email} icon={uiIcons.mail} />
        <Way
          to="#offices"
          label={offices.title}
          value={site.offices.map(({ city }) => city).join(", ")}
          icon={uiIcons.pin}
        />
      </ul>
    </section>
  );
}

type WayProps = { to: string; label: string; value: string; icon: IconContent };

function Way({ to, label, value, icon }: WayProps) {
  return (
    <li className="border-border border-t">
      <a href={to} className="group flex min-h-18 items-center gap-4 py-3">
        <Icon name={icon} className="size-8 shrink-0 text-accent" />
        <span className="min-w-0">
          <span className="block text-small text-muted leading-snug">{label}</span>
          <span className="block wrap-anywhere font-semibold text-lg underline-offset-4 group-hover:text-accent group-hover:underline">
            {value}
          </span>
        </span>
      </a>
    </li>
  );
}
