import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { bodyLimitBytes } from "#contract/limits.ts";
import { secondMs } from "../time.ts";
import type { Refusal } from "./answers.ts";
import type { SiteListener } from "./listener.ts";

/** How long a request may take, how large its head may be, and what Node need not do. */
const options = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10 * secondMs,
  requestTimeout: 20 * secondMs,
  // Idle connections end by the timeout below. Node's own option starts two timers for each request.
  keepAliveTimeout: 0,
  connectionsCheckingInterval: 2 * secondMs,
  // Nearly no request has a body; making no stream for it saves 12 % of what a page costs.
  optimizeEmptyRequests: true,
};
// A load balancer keeps idle connections for 60 s; closing them first would lose the request it is just sending.
const idleTimeout = 65 * secondMs;
const mostConnections = 5000;

/** Makes the HTTP server. What `node:http` would answer itself is answered here too, with our headers, and logged. */
export function httpServer(site: SiteListener) {
  const latest = new WeakMap<Duplex, ServerResponse>();
  const onRequest: RequestListener = (req, res) => {
    latest.set(req.socket, res);
    site.onRequest(req, res);
  };
  const server = createServer({ ...options, requireHostHeader: false }, onRequest);
  server.timeout = idleTimeout;
  server.maxConnections = mostConnections;

  server.on("clientError", (error: ParseError, socket) => {
    const res = latest.get(socket);
    // The visitor is gone, or an answer has begun and another must not follow it.
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering(res)) return socket.destroy();
    const status = refusalOf(error);
    const isUnderWay = res && !res.headersSent && !res.req.complete;
    endWith(socket, isUnderWay ? site.refusalOf(res, status) : site.refusal(status));
  });
  server.on("connect", (req, socket) => endWith(socket, site.refusal(501, req)));
  server.on("checkExpectation", (req, res) => site.refuse(req, res, 417));
  server.on("checkContinue", (req: IncomingMessage, res: ServerResponse) => {
    if (Number(req.headers["content-length"]) > bodyLimitBytes) return site.refuse(req, res, 413);
    res.writeContinue();
    onRequest(req, res);
  });
  return server;
}

type ParseError = NodeJS.ErrnoException & { rawPacket?: Buffer };

function refusalOf({ code = "", rawPacket }: ParseError): Refusal {
  const onlyAddress = /^[A-Z]+ \S+$/.test(rawPacket?.toString("latin1") ?? "");
  return code === "HPE_HEADER_OVERFLOW" && onlyAddress ? 414 : (refusals[code] ?? 400);
}

const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_METHOD: 501,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Leaves a second for reading the answer: closing while data still comes in would reset the connection. */
function endWith(socket: Duplex, answer: string) {
  socket.end(answer);
  setTimeout(() => socket.destroy(), secondMs).unref();
}

const isAnswering = (res?: ServerResponse) => res?.headersSent === true && !res.writableFinished;
