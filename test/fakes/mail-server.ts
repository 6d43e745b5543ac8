/** The letter service in a process of its own, to be killed, starved and attacked. Says its port when it is ready. */
import { createServer, type IncomingMessage } from "node:http";
import { bodyLimitBytes } from "#contract/limits.ts";
import { sendPath } from "#contract/send.ts";
import { readConfig } from "../../server/config.ts";
import { openLetterService } from "../../server/letter-service/letter-service.ts";
import type { PostedBody } from "../../server/receive/endpoint.ts";
import { site } from "./site.ts";

let ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const mail = await openLetterService({
  config: readConfig(process.env),
  site,
  clock: () => Date.now() + ahead,
  log: (level, event, fields) => process.env.LOG && console.error(level, event, fields),
});

// Patient: a busy machine may let a connection rest for long between two requests.
const server = createServer({ keepAliveTimeout: 60_000 }, async (req, res) => {
  const { pathname, searchParams } =
    URL.parse(req.url ?? "", "http://localhost") ?? new URL("http://localhost");
  if (pathname === sendPath) {
    const header = (name: string) => req.headers[name] as string | undefined;
    const posted = { method: req.method ?? "", header, read: () => bodyOf(req) };
    const { status, headers, text } = await mail.receive(posted, { ip: req.socket.remoteAddress ?? "" });
    return res.writeHead(status, headers).end(text);
  }
  if (pathname === "/healthz") return res.end(JSON.stringify(await mail.health()));
  if (pathname === "/memory") return res.end(JSON.stringify(memory()));
  if (pathname === "/deliver")
    return res.end(JSON.stringify(await deliver(Number(searchParams.get("ahead_ms")))));
  if (pathname === "/alarms")
    return res.end(JSON.stringify(await mail.checkAlarms().then(() => mail.health())));
  res.writeHead(404).end();
});

mail.start();
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
process.on("SIGTERM", async () => {
  server.close();
  await mail.close();
  process.exit(0);
});

function bodyOf(req: IncomingMessage): Promise<PostedBody> {
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve) => {
    req.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= bodyLimitBytes) chunks.push(chunk);
    });
    req.on("end", () =>
      resolve(length > bodyLimitBytes ? { problem: "too long" } : { bytes: Buffer.concat(chunks) }),
    );
    req.on("close", () => resolve({ problem: "broken off" }));
  });
}

/** Lets hours pass at once, and sends what is due then. */
async function deliver(aheadMs: number) {
  ahead += aheadMs;
  await mail.deliverDue();
  return mail.health();
}

function memory() {
  globalThis.gc?.();
  return process.memoryUsage();
}
