import type { IncomingMessage, ServerResponse } from "node:http";
import type { Variant } from "./built-files.ts";
import { prepare, send } from "./prepared.ts";

/** Serves range requests, as PDF readers make. A range that cannot be understood is answered by the whole file (RFC 9110, 14.2). */
export function sendRange(
  variant: Variant,
  req: IncomingMessage,
  res: ServerResponse,
  own?: string[],
): number {
  const { etag, found, unchanged } = variant;
  const { body } = found;
  const match = /^bytes=(\d*)-(\d*)$/.exec(req.headers.range ?? "");
  const stale = (req.headers["if-range"] ?? etag) !== etag;
  if (!match || stale || (match[1] === "" && match[2] === "")) return send(res, found, own);

  const [start, end] = limitsFrom(match[1] ?? "", match[2] ?? "", body.length);
  if (start > end) {
    return send(
      res,
      prepare(416, ["Content-Length", "0", "Content-Range", `bytes */${body.length}`, ...unchanged.headers]),
      own,
    );
  }
  const part = body.subarray(start, end + 1);
  const headers = [
    "Content-Length",
    String(part.length),
    "Content-Range",
    `bytes ${start}-${end}/${body.length}`,
  ];
  return send(res, prepare(206, [...headers, ...unchanged.headers], part), own);
}

/** The first and the last byte. `-500` means the last 500. */
function limitsFrom(first: string, last: string, size: number): [number, number] {
  if (first === "") return [Math.max(0, size - Number(last)), size - 1];
  return [Number(first), last === "" ? size - 1 : Math.min(Number(last), size - 1)];
}
