import { type ReactNode, useId } from "react";
import { hiddenByEscape, TooltipText } from "./tooltip.tsx";

type SiteLinkProps = {
  /** Without an address the link is a placeholder: announced as a link that cannot be followed yet. */
  to?: string;
  /** Said of placeholders, in a tooltip. */
  comingSoon?: string;
  className?: string;
  /** "page" on the link to the page that is open, "true" on the one to the part of the site that it belongs to. */
  "aria-current"?: "page" | "true";
  children: ReactNode;
};

/** A link from content: to a page, a section or another site, or to nothing yet. */
export function SiteLink({ to, comingSoon, className, "aria-current": current, children }: SiteLinkProps) {
  if (!to)
    return (
      <Placeholder comingSoon={comingSoon} className={className}>
        {children}
      </Placeholder>
    );
  return (
    // Another site learns nothing of the visitor. It opens in this tab, as links do: a new one is the visitor's to ask for.
    <a
      href={to}
      aria-current={current}
      className={className}
      rel={to.startsWith("https:") ? "noreferrer" : undefined}
    >
      {children}
    </a>
  );
}

function Placeholder({ comingSoon, className = "", children }: Omit<SiteLinkProps, "to">) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a placeholder has no address, so it cannot be an <a href>
    <span
      role="link"
      aria-disabled="true"
      aria-describedby={comingSoon && id}
      tabIndex={0}
      className={`tooltip-host cursor-not-allowed ${className}`}
      {...hiddenByEscape}
    >
      {children}
      {comingSoon && <TooltipText id={id}>{comingSoon}</TooltipText>}
    </span>
  );
}
