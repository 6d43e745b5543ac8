import type { ReactNode } from "react";
import { SectionHeading } from "#app/ui/layout/section-heading.tsx";
import type { HeadingContent } from "#model/fields.ts";

type OtherPagesProps = {
  heading: HeadingContent;
  pages: { to: string; label: ReactNode }[];
  /** How the list is laid out. */
  className?: string;
};

/** The other pages of the same kind, a line each. */
export const OtherPages = ({ heading, pages, className }: OtherPagesProps) => (
  <nav aria-labelledby="others-title" className="border-border border-t bg-surface-secondary print:hidden">
    <div className="page py-11 md:py-16">
      <SectionHeading id="others-title" {...heading} />
      <ul className={`mt-8 ${className ?? ""}`}>
        {pages.map(({ to, label }) => (
          <li key={to} className="border-border border-t">
            <a href={to} className="flex min-h-16 items-center gap-4 font-semibold hover:text-accent">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  </nav>
);
