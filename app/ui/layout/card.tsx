import type { ReactNode } from "react";
import { opens } from "#app/ui/overlays/invokers.ts";

type Target = { to: string; dialog?: undefined } | { dialog: string; to?: undefined };

type CardProps = Target & {
  title: ReactNode;
  /** The heading's level, so that headings stay in order. */
  level?: 2 | 3 | 4;
  media?: ReactNode;
  /** Stands above the title: an icon, a category. */
  header?: ReactNode;
  hue?: string;
  className?: string;
  children?: ReactNode;
};

/** A card whose whole area is one target: a link to a page, or a button that opens a dialog. */
export function Card({
  title,
  level = 3,
  media,
  header,
  hue,
  className = "",
  children,
  ...target
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article data-hue={hue} className={`card ${className}`}>
      {media && <div className="card-media">{media}</div>}
      <div className="flex flex-1 flex-col gap-3 p-6">
        {header}
        <Heading className="text-title">
          <CardTarget {...target}>{title}</CardTarget>
        </Heading>
        {children}
      </div>
    </article>
  );
}

function CardTarget({ to, dialog, children }: Target & { children: ReactNode }) {
  if (to)
    return (
      <a href={to} className="card-target">
        {children}
      </a>
    );
  return (
    <button type="button" {...opens(dialog ?? "")} className="card-target text-start">
      {children}
    </button>
  );
}
