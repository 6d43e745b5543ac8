import { type ReactNode, type SyntheticEvent, useId } from "react";

type TooltipProps = {
  text: ReactNode;
  side?: "top" | "bottom";
  /** The control it belongs to, which takes the id as its description (or, for an icon alone, as its label). */
  children: (id: string) => ReactNode;
};

/** A few words that appear on hover and focus. CSS shows them, so they are there before hydration; Escape hides them. */
export function Tooltip({ text, side, children }: TooltipProps) {
  const id = useId();
  return (
    <span className="tooltip-host" {...hiddenByEscape}>
      {children(id)}
      <TooltipText id={id} side={side}>
        {text}
      </TooltipText>
    </span>
  );
}

/** The words themselves, for an element that is its own `tooltip-host`. */
export function TooltipText({
  id,
  side = "top",
  children,
}: {
  id: string;
  side?: "top" | "bottom";
  children: ReactNode;
}) {
  return (
    <span role="tooltip" id={id} data-side={side} className="tooltip">
      {children}
    </span>
  );
}

/** While pointed at or focused, the host listens for Escape (WCAG 1.4.13). */
export const hiddenByEscape = { onPointerEnter: listenForEscape, onFocus: listenForEscape };

function listenForEscape({ currentTarget: host }: SyntheticEvent<HTMLElement>) {
  const left = new AbortController();
  const { signal } = left;
  delete host.dataset.hushed;
  document.addEventListener(
    "keydown",
    ({ key }) => {
      // A trigger that was removed with its page fires no pointerleave.
      if (!host.isConnected) left.abort();
      else if (key === "Escape") host.dataset.hushed = "";
    },
    { signal },
  );
  host.addEventListener("pointerleave", () => left.abort(), { signal });
  host.addEventListener("focusout", () => left.abort(), { signal });
}
