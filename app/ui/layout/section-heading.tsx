import type { ReactNode } from "react";

type SectionHeadingProps = {
  id?: string;
  title: string;
  lead?: string;
  /** Stands under the title: a mark that the section's figures are illustrative. */
  mark?: ReactNode;
  className?: string;
};

export function SectionHeading({ id, title, lead, mark, className = "" }: SectionHeadingProps) {
  return (
    <header className={`max-w-3xl ${className}`}>
      <h2 id={id} className="text-headline">
        {title}
      </h2>
      {mark && <div className="mt-3 md:mt-4">{mark}</div>}
      {lead && <p className="mt-3 text-muted md:mt-4 md:text-lead">{lead}</p>}
    </header>
  );
}
