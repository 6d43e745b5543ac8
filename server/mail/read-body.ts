export type Body = { bytes: Uint8Array } | { problem: "too long" | "too slow" | "broken off" };

/** Reads no more than `limit` bytes and waits no longer than `withinMs`, whatever the headers promise. */
export async function readBody(
  request: Request,
  { limit, withinMs }: { limit: number; withinMs: number },
): Promise<Body> {
  if (Number(request.headers.get("content-length")) > limit) return { problem: "too long" };
  const reader = request.body?.getReader();
  if (!reader) return { bytes: new Uint8Array() };
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void reader.cancel().catch(() => {});
  }, withinMs);
  try {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.byteLength;
      if (length > limit) {
        void reader.cancel().catch(() => {});
        return { problem: "too long" };
      }
      chunks.push(part.value);
    }
    return late ? { problem: "too slow" } : { bytes: Buffer.concat(chunks) };
  } catch {
    return { problem: late ? "too slow" : "broken off" };
  } finally {
    clearTimeout(timer);
  }
}
