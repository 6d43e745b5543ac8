import { Link } from "react-router";
import { Icon } from "./icon.tsx";
import { uiIcons } from "./ui-icons.ts";

export type Crumb = { label: string; to?: string };

const collapseAt = 8;
const keepBefore = 1;
const keepAfter = 2;

/** Where the page stands. Eight or more steps collapse to the first and the last two; the rest opens on demand. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const collapsed = crumbs.length >= collapseAt;
  const before = collapsed ? crumbs.slice(0, keepBefore) : crumbs;
  const hidden = collapsed ? crumbs.slice(keepBefore, -keepAfter) : [];
  const after = collapsed ? crumbs.slice(-keepAfter) : [];
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-muted">
        {before.map((crumb) => (
          <Step key={crumb.label} {...crumb} last={!collapsed && crumb === crumbs.at(-1)} />
        ))}
        {collapsed && (
          <li className="flex items-center gap-2">
            <details className="relative">
              <summary
                className="grid size-11 cursor-pointer list-none place-items-center"
                aria-label="Show the steps between"
              >
                <Icon name={uiIcons.more} className="size-5" />
              </summary>
              <ol className="absolute top-full left-0 z-10 min-w-48 rounded-xl border border-border bg-overlay p-2 shadow-float">
                {hidden.map(({ label, to = "" }) => (
                  <li key={label}>
                    <Link to={to} className="block rounded-lg px-3 py-2 hover:bg-surface-tertiary">
                      {label}
                    </Link>
                  </li>
                ))}
              </ol>
            </details>
            <Icon name={uiIcons.next} className="size-3.5" />
          </li>
        )}
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
        <Link to={to} className="inline-flex min-h-11 items-center hover:text-accent hover:underline">
          {label}
        </Link>
      ) : (
        <span aria-current={last ? "page" : undefined} className="text-foreground">
          {label}
        </span>
      )}
      {!last && <Icon name={uiIcons.next} className="size-3.5" />}
    </li>
  );
}
