/** A request's address: the path as it was sent, the path in plain letters, and the query with its question mark. */
export type Target = { raw: string; path: string; query: string };

// Twice what browsers and proxies are known to send; the rest is an attack or a mistake.
const longestUrl = 4096;

/** Reads a request line's target; a number is the status to refuse it with. */
export function targetOf(url: string): Target | 400 | 414 {
  if (url.length > longestUrl) return 414;
  const local = url.startsWith("/") ? url : withoutOrigin(url);
  if (local === undefined) return 400;
  const mark = local.indexOf("?");
  const raw = mark < 0 ? local : local.slice(0, mark);
  const path = decoded(raw);
  if (path === undefined || unsafe.test(path) || raw.includes("#")) return 400;
  return { raw, path, query: mark < 0 ? "" : local.slice(mark) };
}

// A step upwards, a backslash, or a character that nobody can type. The lookup is by name in a Map,
// so none of them could reach a file; they are refused so that nothing behind us has to be as careful.
const unsafe = /(^|\/)\.\.?(\/|$)|\\|\p{Cc}/u;

/** Proxies may send `http://host/path` (RFC 9112, 3.2.2). */
const withoutOrigin = (url: string) =>
  /^https?:\/\/[^/?#]+(\/.*)?$/is
    .exec(url)
    ?.slice(1)
    .map((path) => path ?? "/")[0];

function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The spelling that a page would have: one slash between names, none at the end, no file name, small letters. */
export const canonical = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(\/index)?\.html$/, "")
    .replace(/\/$/, "") || "/";
