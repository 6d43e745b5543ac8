import { SampleMark } from "#app/sections/sample-mark.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import type { AboutContent } from "#model/pages/about.ts";

/** Three cards that stand on the picture's foot. */
export function Who({ cards }: Pick<AboutContent, "cards">) {
  return (
    <div className="page relative z-1 grid gap-4 pt-4 lg:-mt-2 lg:grid-cols-3 lg:gap-6 lg:pt-0">
      {cards.map(({ title, description, icon, sample }) => (
        <section
          key={title}
          className="rounded-card border border-border bg-surface p-7 shadow-float sm:p-9 print:break-inside-avoid print:p-5 print:shadow-none"
        >
          <h2 className="flex items-center justify-between gap-4 text-title">
            {title}
            <Icon name={icon} className="size-10 text-accent" />
          </h2>
          <SampleMark of={{ sample }} />
          <p className="mt-4 text-muted">{description}</p>
        </section>
      ))}
    </div>
  );
}
