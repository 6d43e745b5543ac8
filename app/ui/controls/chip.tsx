import type { ReactNode } from "react";

/** A small label. It takes the colour of the item around it. */
export function Chip({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex w-fit items-center rounded-full border border-hue/40 bg-hue/10 px-3 py-0.5 font-medium text-small text-foreground">
      {children}
    </span>
  );
}
