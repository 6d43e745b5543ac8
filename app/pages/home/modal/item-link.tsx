import type { ReactNode } from "react";
import { isPlainClick } from "#app/navigation/is-plain-click.ts";
import { useItemModals } from "./item-modals.tsx";
import { onIntent } from "./summaries.ts";

type ItemLinkProps = {
  /** The item's address without the first slash, such as services/ai-ml. */
  to: string;
  className?: string;
  children: ReactNode;
};

/** A link to an item's page that opens its modal instead, once it is hydrated and the click is a plain one. */
export function ItemLink({ to, className, children }: ItemLinkProps) {
  const { prefetch, open } = useItemModals();
  return (
    <a
      href={`/${to}`}
      className={className}
      aria-haspopup="dialog"
      {...onIntent(() => prefetch(to))}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // Safari leaves the focus where it was; the modal gives it back to what had it.
        event.currentTarget.focus({ preventScroll: true });
        open(to);
      }}
    >
      {children}
    </a>
  );
}
