/**
 * True for the page's own site, for the origins that are allowed by name, and for clients that name none (those
 * are not browsers, so no visitor's browser is being misused). Hosts are compared, not schemes: a proxy in front
 * may speak HTTPS for us.
 */
export function isOwnOrigin(request: Request, allowed: string[]) {
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  const host = request.headers.get("host") ?? new URL(request.url).host;
  return allowed.includes(origin.toLowerCase()) || URL.parse(origin)?.host === host.toLowerCase();
}

/** What lets a browser on an allowed site post here and read the answer. */
export function corsHeaders(request: Request, allowed: string[]): Record<string, string> {
  const origin = request.headers.get("origin")?.toLowerCase();
  if (!origin || !allowed.includes(origin)) return {};
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": "content-type",
    "access-control-max-age": "86400",
    vary: "Origin",
  };
}
