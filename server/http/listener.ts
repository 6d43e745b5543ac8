import type { IncomingMessage, RequestListener } from "node:http";
import { type Journal, traceOf } from "../log.ts";
import type { Answers } from "./answers.ts";
import type { Exchange, Resource } from "./exchange.ts";
import { prepare, send } from "./files/prepared.ts";
import type { ServeItem } from "./files/serve-item.ts";
import type { Shelf } from "./files/shelf.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { type Target, targetOf } from "./target.ts";

type Parts = {
  shelf: Shelf;
  serveItem: ServeItem;
  resourceAt: (target: Target) => Resource;
  answers: Answers;
  protect: SecurityHeaders;
  journal: Journal;
};

/** Makes the one place that every request comes through. */
export function siteListener({
  shelf,
  serveItem,
  resourceAt,
  answers,
  protect,
  journal,
}: Parts): RequestListener {
  return (req, res) => {
    const started = performance.now();
    const { method = "", url = "" } = req;
    // The way of nearly all requests: an address exactly as we write it, answered from memory within this turn.
    const item = shelf.get(url);
    if (item !== undefined && (method === "GET" || method === "HEAD") && namesHost(req)) {
      const bytes = serveItem(item, req, res);
      journal.logRequest(method, item.path, res.statusCode, performance.now() - started, bytes);
      return;
    }
    const target = namesHost(req) ? targetOf(url) : 400;
    if (typeof target !== "number") void answer({ req, res, target }, started);
    else
      journal.logRequest(method, "", target, performance.now() - started, answers.refuse(req, res, target));
  };

  async function answer(exchange: Exchange, started: number) {
    const { req, res, target } = exchange;
    const bytes = await dispatch(exchange).catch((error) => failed(exchange, error));
    const status = res.headersSent ? res.statusCode : goneAway;
    journal.logRequest(
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
    journal.log("error", "request-failed", {
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
