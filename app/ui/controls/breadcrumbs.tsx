import { useRef } from "react";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { useDismiss } from "#app/ui/overlays/use-dismiss.ts";

export type Crumb = { label: string; to?: string };

/** Eight or more steps collapse to the first and the last two. */
export function collapse(crumbs: Crumb[], { at = 8, before = 1, after = 2 } = {}) {
  if (crumbs.length < at) return { before: crumbs, hidden: [], after: [] };
  return {
    before: crumbs.slice(0, before),
    hidden: crumbs.slice(before, -after),
    after: crumbs.slice(-after),
  };
}

type BreadcrumbsProps = {
  crumbs: Crumb[];
  label: string;
  /** Names the button that shows the steps that are left out. */
  moreLabel: string;
};

/** Where the page stands. What a long trail leaves out opens on demand. */
export function Breadcrumbs({ crumbs, label, moreLabel }: BreadcrumbsProps) {
  const { before, hidden, after } = collapse(crumbs);
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 text-small text-muted">
        {before.map((crumb) => (
          <Step key={crumb.label} {...crumb} last={crumb === crumbs.at(-1)} />
        ))}
        {hidden.length > 0 && <StepsBetween crumbs={hidden} label={moreLabel} />}
        {after.map((crumb) => (
          <Step key={crumb.label} {...crumb} last={crumb === crumbs.at(-1)} />
        ))}
      </ol>
    </nav>
  );
}

function Step({ label, to, last }: Crumb & { last: boolean }) {
  return (
    <li className="flex items-center gap-2">
      {to && !last ? (
        <a href={to} className="inline-flex min-h-11 items-center hover:text-accent hover:underline">
          {label}
        </a>
      ) : (
        <span aria-current={last ? "page" : undefined} className="text-foreground">
          {label}
        </span>
      )}
      {!last && <Icon name={uiIcons.next} className="size-3.5" />}
    </li>
  );
}

/** The steps that are left out, in a small list that opens over the page. */
function StepsBetween({ crumbs, label }: { crumbs: Crumb[]; label: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details);
  return (
    <li className="flex items-center gap-2">
      <details ref={details} className="relative">
        <summary
          className="grid size-11 cursor-pointer list-none place-items-center rounded-full hover:bg-surface-tertiary hover:text-foreground [&::-webkit-details-marker]:hidden"
          aria-label={label}
        >
          <Icon name={uiIcons.more} className="size-5" />
        </summary>
        <ol className="absolute top-full left-0 z-10 min-w-56 rounded-2xl border border-border bg-overlay p-2 shadow-float">
          {crumbs.map(({ label: name, to = "" }) => (
            <li key={name}>
              <a
                href={to}
                className="flex min-h-11 items-center rounded-xl px-3 hover:bg-surface-tertiary hover:text-foreground"
              >
                {name}
              </a>
            </li>
          ))}
        </ol>
      </details>
      <Icon name={uiIcons.next} className="size-3.5" />
    </li>
  );
}
