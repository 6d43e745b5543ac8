import type { ReactNode } from "react";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Unbroken } from "./unbroken.tsx";

type Entry = {
  /** Of its body: a link there opens it, also without JavaScript. */
  id?: string;
  title: string;
  body: ReactNode;
  /** Attributes of its own, by which others find it. */
  marks?: Record<`data-${string}`, string>;
};

type AccordionProps = {
  /** Entries of one name close each other. */
  name: string;
  entries: Entry[];
  numbered?: boolean;
};

/** The platform's own <details>: it opens before hydration and without JavaScript, and the browser's search finds it. */
export function Accordion({ name, entries, numbered }: AccordionProps) {
  return (
    <div className="accordion border-border border-y">
      {entries.map(({ id, title, body, marks }, index) => (
        <details
          key={title}
          name={name}
          open={index === 0}
          {...marks}
          className="group border-border not-last:border-b"
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-3 md:py-4 font-semibold text-lg hover:text-accent [&::-webkit-details-marker]:hidden">
            {numbered && (
              <span className="accordion-number w-8 font-display text-hue tabular-nums">
                {String(index + 1).padStart(2, "0")}
              </span>
            )}
            <h3 className="flex-1 font-sans text-lg leading-snug">
              <Unbroken text={title} />
            </h3>
            <Icon
              name={uiIcons.down}
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <div className={`pb-5 text-muted ${numbered ? "pl-12" : ""}`}>
            <div id={id} className="place">
              {body}
            </div>
          </div>
        </details>
      ))}
    </div>
  );
}
