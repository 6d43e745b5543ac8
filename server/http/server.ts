import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { bodyLimitBytes } from "#contract/limits.ts";
import type { Answers, Refusal } from "./answers.ts";
import { keepAliveSeconds } from "./files/prepared.ts";

const second = 1000;

/** How long and how much the server puts up with. */
const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10 * second,
  requestTimeout: 20 * second,
  // Idle connections end by the timeout below. Node's own way starts two timers for each request.
  keepAliveTimeout: 0,
  connectionsCheckingInterval: 2 * second,
};
const idleTimeout = keepAliveSeconds * second;
const mostConnections = 5000;

/** Makes the HTTP server. What `node:http` would answer itself is answered here too, with our headers. */
export function httpServer(listener: RequestListener, answers: Answers) {
  const server = createServer({ ...limits, requireHostHeader: false }, listener);
  server.timeout = idleTimeout;
  server.maxConnections = mostConnections;

  server.on("clientError", (error: ParseError, socket) => {
    // The visitor is gone, or an answer has begun and another must not follow it.
    if (error.code === "ECONNRESET" || !socket.writable || hasAnswered(socket)) return socket.destroy();
    endWith(socket, answers.raw(refusalOf(error)));
  });
  server.on("connect", (_req, socket) => endWith(socket, answers.raw(501)));
  server.on("checkExpectation", (req, res) => answers.refuse(req, res, 417));
  server.on("checkContinue", (req: IncomingMessage, res: ServerResponse) => {
    if (Number(req.headers["content-length"]) > bodyLimitBytes) return answers.refuse(req, res, 413);
    res.writeContinue();
    listener(req, res);
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

/** Leaves a moment for reading the answer: to close while something still comes in would take it back. */
function endWith(socket: Duplex, answer: string) {
  socket.end(answer);
  setTimeout(() => socket.destroy(), second).unref();
}

/** Node keeps the response under way at its socket. */
const hasAnswered = (socket: Duplex & { _httpMessage?: ServerResponse | null }) =>
  socket._httpMessage?.headersSent === true;
