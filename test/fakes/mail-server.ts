/** The mail part in a process of its own, to be killed, starved and attacked. Says its port when it is ready. */
import { createServer } from "node:http";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { sendPath } from "#contract/send.ts";
import { mailConfig } from "../../server/mail/config.ts";
import { openMail } from "../../server/mail/mail.ts";
import { site } from "./site.ts";

let ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const mail = await openMail({
  config: mailConfig.parse(process.env),
  site,
  clock: () => Date.now() + ahead,
  log: (level, event, fields) => process.env.LOG && console.error(level, event, fields),
});

const server = createServer(
  { requestTimeout: 5000, headersTimeout: 5000 },
  createRequestListener(
    (request: Request, { address }: { address: string }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === sendPath) return mail.send(request, { ip: address });
      if (pathname === "/healthz") return mail.health().then(Response.json);
      if (pathname === "/memory") return Response.json(memory());
      if (pathname === "/deliver") return deliver(Number(searchParams.get("ahead_ms")));
      return new Response("Not found", { status: 404 });
    },
    { onError: badUrl },
  ),
);

mail.start();
server.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => process.send?.(server.address()));
process.on("SIGTERM", async () => {
  server.close();
  await mail.close();
  process.exit(0);
});

/** The adapter fails on a Host or a target that makes no URL. That is the client's fault, not ours. */
function badUrl(error: unknown) {
  const { cause } = error as { cause?: { code?: string } };
  if (cause?.code === "ERR_INVALID_URL") return new Response("Bad request", { status: 400 });
  console.error(error);
}

/** Lets hours pass at once, and sends what is due then. */
async function deliver(aheadMs: number) {
  ahead += aheadMs;
  await mail.deliverDue();
  return Response.json(await mail.health());
}

function memory() {
  globalThis.gc?.();
  return process.memoryUsage();
}
