import type { Posted } from "./endpoint.ts";

type Head = Pick<Posted, "header">;

/**
 * True for the page's own site, for the origins that are allowed by name, and for clients that name none (those
 * are not browsers, so no visitor's browser is being misused). Hosts are compared, not schemes: a proxy in front
 * may speak HTTPS for us.
 */
export function isOwnOrigin({ header }: Head, allowed: string[]) {
  const origin = header("origin");
  if (origin === null || origin === undefined) return true;
  return allowed.includes(origin.toLowerCase()) || URL.parse(origin)?.host === header("host")?.toLowerCase();
}

/** What lets a browser on an allowed site post here and read the answer. */
export function corsHeaders({ header }: Head, allowed: string[]): Record<string, string> {
  const origin = header("origin")?.toLowerCase();
  if (!origin || !allowed.includes(origin)) return {};
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": "content-type",
    "access-control-max-age": "86400",
    vary: "Origin",
  };
}
