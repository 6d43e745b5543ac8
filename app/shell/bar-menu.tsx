import { SiteLink } from "#app/ui/controls/site-link.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { MegaMenu } from "#app/ui/overlays/mega-menu.tsx";
import type { MenuContent } from "#model/site.ts";
import { useCurrent } from "./current.ts";

type BarMenuProps = MenuContent & { id: string; columns: 1 | 2 | 3 };

export function BarMenu({ id, label, items, featured, columns }: BarMenuProps) {
  const current = useCurrent();
  return (
    <li>
      <MegaMenu
        id={id}
        label={label}
        columns={columns}
        current={items.some(({ to }) => current(to))}
        aside={<Featured {...featured} />}
        className="bar-entry"
      >
        {items.map(({ label, line, icon, to }) => (
          <li key={to}>
            <SiteLink to={to} aria-current={current(to)} className="menu-item group">
              <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-surface-tertiary text-accent transition-colors group-hover:bg-accent group-hover:text-accent-foreground">
                <Icon name={icon} className="size-6" />
              </span>
              <span>
                <span className="block font-semibold leading-snug">{label}</span>
                <span className="mt-0.5 block text-small text-muted leading-snug">{line}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </MegaMenu>
    </li>
  );
}

function Featured({ picture, title, text, to }: MenuContent["featured"]) {
  return (
    <div className="group relative flex h-full flex-col">
      <div className="aspect-16/10 overflow-hidden">
        <Picture {...picture} sizes="288px" className="h-full w-full" />
      </div>
      <div className="flex flex-1 flex-col p-5">
        <SiteLink to={to} className="text-balance font-display text-lg leading-tight card-link">
          {title}
          <Icon
            name={uiIcons.right}
            className="ml-2 inline size-4 text-accent transition-[translate] group-hover:translate-x-1"
          />
        </SiteLink>
        <p className="mt-2 text-small text-muted leading-snug">{text}</p>
      </div>
    </div>
  );
}
