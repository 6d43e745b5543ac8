import type { SiteContent } from "#app/schemas/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

export function Announcement({
  text,
  to,
  action,
  socials,
}: SiteContent["announcement"] & Pick<SiteContent, "socials">) {
  return (
    <aside aria-label="Announcement" className="page flex items-center gap-4 py-2">
      <SiteLink to={to}>{text}</SiteLink>
      <ButtonLink to={action.to} size="small">
        {action.label}
      </ButtonLink>
      {socials.map(({ label, to: address }) => (
        <SiteLink key={label} to={address}>
          {label}
        </SiteLink>
      ))}
    </aside>
  );
}
