import type { ReactNode } from "react";
import { Unbroken } from "./unbroken.tsx";

type SectionHeadingProps = {
  id?: string;
  title: string;
  lead?: string;
  /** Stands under the title: a mark that the section's figures are illustrative. */
  mark?: ReactNode;
  /** The home page heads its sections in larger letters. */
  size?: keyof typeof sizes;
  className?: string;
};

const sizes = { section: "text-section", headline: "text-headline" };

export function SectionHeading({
  id,
  title,
  lead,
  mark,
  size = "section",
  className = "",
}: SectionHeadingProps) {
  return (
    <header className={`max-w-3xl ${className}`}>
      <h2 id={id} className={sizes[size]}>
        <Unbroken text={title} />
      </h2>
      {mark && <div className="mt-3 md:mt-4">{mark}</div>}
      {lead && (
        <p className="mt-3 text-muted md:mt-4 md:text-lead">
          <Unbroken text={lead} />
        </p>
      )}
    </header>
  );
}
