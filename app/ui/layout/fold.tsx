import type { ReactNode } from "react";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";

type FoldProps = {
  /** What opens it, on a phone. */
  summary: ReactNode;
  look?: keyof typeof looks;
  className?: string;
  children: ReactNode;
};

/** A heading stands above what it heads where there is room; a row and a button are there for phones alone. */
const looks = {
  heading: "flex min-h-13 py-3 leading-snug",
  row: "flex min-h-14 py-3",
  button: "inline-flex min-h-11 text-small",
};

/**
 * What a phone shows when it is asked for, and a wider page always (fold.css). The platform's own <details>: it opens
 * without JavaScript, by a link into it and by the browser's search, and paper shows it open.
 */
export const Fold = ({ summary, look = "heading", className = "", children }: FoldProps) => (
  <>
    {look === "heading" && <header className="max-md:hidden">{summary}</header>}
    <details className={`fold group/fold ${className}`}>
      <summary
        className={`cursor-pointer list-none items-center justify-between gap-3 font-semibold hover:text-accent ${looks[look]}`}
      >
        {summary}
        <Icon
          name={uiIcons.down}
          className="size-5 shrink-0 text-muted transition-transform group-open/fold:rotate-180"
        />
      </summary>
      {children}
    </details>
  </>
);
