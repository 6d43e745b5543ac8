import type { IncomingMessage } from "node:http";

/** A request that cannot be answered as asked. */
export class RequestError extends Error {
  override name = "RequestError";
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Longer than any content file that the store takes. */
const mostBytes = 2_000_000;

/** What was sent, if it is JSON and says so: a form of another site cannot send that without asking first. */
export async function jsonIn(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers["content-type"] ?? ""))
    throw new RequestError(415, "Send application/json.");
  const parts: Buffer[] = [];
  let bytes = 0;
  // The connection stays, so that the answer gets through.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    bytes += part.length;
    if (bytes > mostBytes) throw new RequestError(413, "That is more than the editor takes at once.");
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    throw new RequestError(400, "That is no JSON.");
  }
}
