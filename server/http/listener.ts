import type { IncomingMessage, RequestListener } from "node:http";
import { type Logger, traceOf } from "../log.ts";
import type { Answers } from "./answers.ts";
import type { Exchange, Resource } from "./exchange.ts";
import type { BuiltFiles } from "./files/built-files.ts";
import { prepare, send } from "./files/prepared.ts";
import type { ServeFile } from "./files/serve-file.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { type Target, targetOf } from "./target.ts";

type Parts = {
  files: BuiltFiles;
  serveFile: ServeFile;
  resourceAt: (target: Target) => Resource;
  answers: Answers;
  protect: SecurityHeaders;
  logger: Logger;
};

/** Makes the one place that every request comes through. */
export function siteListener({
  files,
  serveFile,
  resourceAt,
  answers,
  protect,
  logger,
}: Parts): RequestListener {
  return (req, res) => {
    const started = performance.now();
    const { method = "", url = "" } = req;
    // Nearly all requests: an address exactly as we write it, answered from memory without a promise.
    const file = files.get(url);
    if (file !== undefined && (method === "GET" || method === "HEAD") && namesHost(req)) {
      const bytes = serveFile(file, req, res);
      logger.logRequest(method, file.path, res.statusCode, performance.now() - started, bytes);
      return;
    }
    const target = namesHost(req) ? targetOf(url) : 400;
    if (typeof target !== "number") void answer({ req, res, target }, started);
    else logger.logRequest(method, "", target, performance.now() - started, answers.refuse(req, res, target));
  };

  async function answer(exchange: Exchange, started: number) {
    const { req, res, target } = exchange;
    const bytes = await dispatch(exchange).catch((error) => failed(exchange, error));
    const status = res.headersSent ? res.statusCode : goneAway;
    logger.logRequest(
      req.method ?? "",
      target.path.slice(0, 200),
      status,
      performance.now() - started,
      bytes,
    );
  }

  async function dispatch(exchange: Exchange) {
    const { req, res, target } = exchange;
    const { method = "" } = req;
    const { methods, handle } = resourceAt(target);
    if (methods.includes(method)) return handle(exchange);
    const allow = ["Allow", methods.join(", ")];
    if (method === "OPTIONS") return send(res, prepare(204, [...allow, ...protect()]));
    return common.includes(method) ? answers.refuse(req, res, 405, allow) : answers.refuse(req, res, 501);
  }

  function failed({ req, res, target }: Exchange, error: unknown) {
    if (req.socket.destroyed) return 0;
    logger.log("error", "request-failed", {
      path: target.path,
      error: traceOf(error),
    });
    if (!res.headersSent) return answers.refuse(req, res, 500);
    res.destroy();
    return 0;
  }
}

/** The visitor left before there was an answer; nginx writes the same number. */
const goneAway = 499;

const common = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

// RFC 9112, 3.2: a request without Host is refused, but for those of the time before there was one.
const namesHost = (req: IncomingMessage) => req.headers.host !== undefined || req.httpVersionMinor === 0;
