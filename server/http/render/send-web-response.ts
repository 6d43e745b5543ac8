import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Encoding, encodingReader } from "../files/encodings.ts";

// An answer that fits into one packet gains nothing.
const worthCompressing = 1000;

/** Makes the sender of answers that are made at run time. They are whole before they go, so a failure is never half sent. */
export function webResponseSender() {
  const encodings = encodingReader();
  return async (req: IncomingMessage, res: ServerResponse, response: Response, security: string[]) => {
    const content = Buffer.from(await response.arrayBuffer());
    const compressible =
      content.length > worthCompressing && compressibleType.test(response.headers.get("Content-Type") ?? "");
    const encoding = compressible ? (encodings(req.headers["accept-encoding"])[0] ?? "identity") : "identity";
    const body = await compress[encoding](content);
    if (res.destroyed) return 0;
    const sent = req.method === "HEAD" || isEmpty.has(response.status) ? undefined : body;

    res.writeHead(response.status, [
      ...headersOf(response),
      ...(compressible ? ["Vary", "Accept-Encoding"] : []),
      ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
      ...(sent ? ["Content-Length", String(sent.length)] : []),
      ...withoutOwn(security, response.headers),
    ]);
    res.end(sent);
    return sent?.length ?? 0;
  };
}

const compressibleType = /^(text\/|application\/json|image\/svg)/;

// Each costs about a millisecond for a page; the levels of the build would cost fifty.
const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gzip: (content) => promisify(gzip)(content),
  identity: async (content) => content,
};

/** The handler's own headers. What differs between visitors, as a nonce does, is for no shared cache. */
function headersOf({ headers }: Response) {
  const own = [...headers].flatMap(([name, value]) => (name === "content-length" ? [] : [name, value]));
  return headers.has("Cache-Control") ? own : [...own, "Cache-Control", "private, no-cache"];
}

/** The security headers without those that the response sets itself: a page with styles of its own has its own policy. */
const withoutOwn = (security: string[], own: Headers) =>
  security.filter((_, i) => !own.has(security[i - (i % 2)] ?? ""));

const isEmpty = new Set([204, 304]);
