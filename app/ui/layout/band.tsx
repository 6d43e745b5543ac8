import type { ComponentProps } from "react";
import { tv, type VariantProps } from "#app/ui/variants.ts";

const band = tv({
  base: "relative py-11 md:py-24 lg:py-28 print:py-5",
  variants: {
    tone: {
      plain: "",
      raised: "bg-surface-secondary",
      surface: "border-border border-y bg-surface",
    },
  },
  defaultVariants: { tone: "plain" },
});

/** A full-width part of a page. Give it an id when links lead to it, and a label from its heading. */
export function Band({
  tone,
  className,
  children,
  ...section
}: ComponentProps<"section"> & VariantProps<typeof band>) {
  return (
    <section {...section} className={band({ tone, class: className })}>
      <div className="page">{children}</div>
    </section>
  );
}
