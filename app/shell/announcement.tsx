import { SiteLink } from "#app/ui/controls/site-link.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import type { SiteContent } from "#model/site.ts";
import { useLabels } from "./labels.ts";
import { Socials } from "./socials.tsx";

type AnnouncementProps = SiteContent["announcement"] & Pick<SiteContent, "socials">;

export function Announcement({ text, to, action, socials }: AnnouncementProps) {
  return (
    <aside aria-label={useLabels().announcement} className="border-border border-b bg-surface-secondary">
      <div className="page flex items-center gap-x-3 lg:gap-x-4">
        <SiteLink
          to={to}
          className="announcement-text flex min-h-11 min-w-0 items-center py-1 font-semibold text-small leading-tight underline-offset-4 max-lg:text-sm hover:underline"
        >
          {text}
        </SiteLink>
        <SiteLink
          to={action.to}
          className="group ml-auto flex h-11 shrink-0 items-center font-semibold text-sm md:ml-0"
        >
          <span className="flex h-8 items-center gap-1.5 rounded-full border border-field/60 bg-surface px-3.5 transition-colors group-hover:border-accent group-hover:text-accent">
            {action.label}
            <Icon name={uiIcons.right} className="size-3.5 max-lg:hidden" />
          </span>
        </SiteLink>
        <Socials socials={socials} className="-mr-3 ml-auto hidden md:flex" />
      </div>
    </aside>
  );
}
