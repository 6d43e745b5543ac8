import { SiteLink } from "#app/ui/controls/site-link.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import type { SiteContent } from "#model/site.ts";

type SocialsProps = Pick<SiteContent, "socials"> & { className?: string };

export function Socials({ socials, className = "flex" }: SocialsProps) {
  return (
    <ul className={className}>
      {socials.map(({ label, icon, to }) => (
        <li key={label}>
          <SiteLink
            to={to}
            className="grid size-11 place-items-center rounded-full text-muted transition-colors hover:text-accent"
          >
            <Icon name={icon} className="size-5" />
            <span className="sr-only">{label}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
