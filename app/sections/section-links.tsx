import { useLabels } from "#app/shell/labels.ts";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { useScrollSpy } from "#app/ui/scrolling/scroll-spy.ts";

type SectionLinksProps = {
  links: { id: string; label: string }[];
  /** A row under the hero, or a rail that stays in sight beside a long text. */
  look: keyof typeof looks;
};

const looks = {
  row: {
    nav: "page relative z-2",
    list: "grid grid-cols-2 border-border border-t sm:flex sm:flex-wrap sm:gap-x-8",
    link: "group inline-flex min-h-14 items-center gap-2 text-balance py-2 leading-snug hover:text-hue max-sm:pr-4",
    arrow: true,
  },
  rail: {
    nav: "max-lg:hidden",
    list: "sticky top-[calc(var(--bar)+3rem)] border-border border-l",
    link: "-ml-px flex min-h-11 items-center border-transparent border-l-2 py-2 pl-5 hover:border-accent hover:text-accent aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-foreground",
    arrow: false,
  },
} as const;

/** The ways to a page's sections, for those who know what they came for. */
export function SectionLinks({ links, look }: SectionLinksProps) {
  const { nav, list, link, arrow } = looks[look];
  const read = useScrollSpy(links.map(({ id }) => id));
  return (
    <nav aria-label={useLabels().onThisPage} className={`print:hidden ${nav}`}>
      <ol className={list}>
        {links.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={!arrow && id === read ? "location" : undefined}
              className={`text-muted text-small ${link}`}
            >
              {label}
              {arrow && (
                <Icon
                  name={uiIcons.down}
                  className="size-3.5 shrink-0 transition-[translate] group-hover:translate-y-0.5"
                />
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
