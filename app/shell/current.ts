import { useLocation } from "react-router";

export type Current = "page" | "true";

/**
 * Tells what a link is to the page that is open: "page" when it leads right here, "true" when it leads to the part of
 * the site that the page belongs to, as /#industries does for /industries/finance.
 */
export function useCurrent() {
  // Prerendering asks for pages with a slash at the end.
  const here = useLocation().pathname.replace(/(?<=.)\/$/, "");
  return (to = ""): Current | undefined => {
    if (to === here) return "page";
    const part = /^\/#(.+)/.exec(to)?.[1];
    if (part && `${here}/`.startsWith(`/${part}/`)) return "true";
  };
}
