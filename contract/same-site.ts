type Sender = {
  /** The `Origin` header. */
  origin?: string | null;
  /** The `Sec-Fetch-Site` header. */
  secFetchSite?: string | null;
  /** The host that the visitor's browser believes to be talking to. */
  host: string;
  /** Origins of other sites whose pages may post here. */
  allowed?: string[];
};

/** Where a request comes from. */
export const senderOf = ({ headers, url }: Request): Sender => ({
  origin: headers.get("Origin"),
  secFetchSite: headers.get("Sec-Fetch-Site"),
  host: headers.get("Host") ?? new URL(url).host,
});

/**
 * Whether a submission may be taken from where it comes. Accepted are
 * - pages of an origin that is allowed by name;
 * - pages of this host, which the browser also calls `same-origin` (or `none`: a person, not a page, sent it) if it
 *   says anything; hosts are compared and not schemes, as a proxy in front may speak HTTPS for us;
 * - clients that name no origin: those are not browsers, so no visitor's browser is being misused.
 *
 * All others are refused: other sites, subdomains, and pages without an origin of their own (`Origin: null`).
 */
export function isSameSite({ origin, secFetchSite, host, allowed = [] }: Sender): boolean {
  if (origin && allowed.includes(origin.toLowerCase())) return true;
  if (secFetchSite && secFetchSite !== "same-origin" && secFetchSite !== "none") return false;
  if (origin === null || origin === undefined) return true;
  const from = URL.parse(origin)?.host;
  return Boolean(from) && from === host.toLowerCase();
}
