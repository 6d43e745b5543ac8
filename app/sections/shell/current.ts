export type Current = "page" | "true";

/**
 * What a link is to the page that is open: "page" when it leads right here, "true" when it leads to the part of the
 * site that the page belongs to, as /#industries does for /industries/finance.
 */
export function currentFor(here: string, to = ""): Current | undefined {
  if (to === here) return "page";
  const section = /^\/#(.+)/.exec(to)?.[1];
  if (section && (here === `/${section}` || here.startsWith(`/${section}/`))) return "true";
}
