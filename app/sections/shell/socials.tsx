import type { SiteContent } from "#app/schemas/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

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
