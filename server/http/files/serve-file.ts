import type { IncomingMessage, ServerResponse } from "node:http";
import type { BuiltFile, Variant } from "./built-files.ts";
import { type Encoding, encodingReader } from "./encodings.ts";
import { send } from "./prepared.ts";
import { sendRange } from "./range.ts";

export type ServeFile = (
  file: BuiltFile,
  req: IncomingMessage,
  res: ServerResponse,
  own?: string[],
) => number;

/** Makes the server of built files. It answers GET and HEAD, and tells how many bytes of content went out. */
export function fileServer(): ServeFile {
  const encodings = encodingReader();
  return (file, req, res, own) => {
    const { headers } = req;
    const variant = variantFor(file, encodings(headers["accept-encoding"]));
    if (file.status !== 200) return send(res, variant.found, own);
    if (isCurrent(headers["if-none-match"], variant.etag)) return send(res, variant.unchanged, own);
    if (headers.range && file.inRanges && req.method === "GET") return sendRange(variant, req, res, own);
    return send(res, variant.found, own);
  };
}

function variantFor(file: BuiltFile, order: Encoding[]): Variant {
  for (const encoding of order) {
    const variant = file[encoding];
    if (variant) return variant;
  }
  return file.identity;
}

// RFC 9110, 13.1.2: the comparison is weak, since a proxy that compresses makes our tag weak on its way.
function isCurrent(header: string | undefined, etag: string) {
  if (header === undefined) return false;
  if (header === etag || header === "*") return true;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
