import type { IncomingMessage } from "node:http";

// A client that is cut off while it is still sending may never see our answer, so a body that is
// somewhat too long is read to its end and thrown away; one that is absurdly long is not.
const patience = 16;

/** Reads a request's body; undefined when it is longer than the limit. */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(req.headers["content-length"] ?? 0) > limit * patience) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req) {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
    if (length > limit * patience) return undefined;
  }
  return length > limit ? undefined : Buffer.concat(chunks);
}
