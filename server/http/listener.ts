import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type Logger, traceOf } from "../log.ts";
import type { Answers, Refusal } from "./answers.ts";
import type { BuiltFiles } from "./files/built-files.ts";
import { prepare, send } from "./files/prepared.ts";
import type { ServeFile } from "./files/serve-file.ts";
import type { Readiness } from "./probes/readiness.ts";
import type { Exchange, Group, Resource } from "./requests/exchange.ts";
import { type Target, targetOf } from "./requests/target.ts";
import type { SecurityHeaders } from "./security-headers.ts";

type Parts = {
  files: BuiltFiles;
  serveFile: ServeFile;
  resourceAt: (target: Target, method: string) => Resource;
  answers: Answers;
  protect: SecurityHeaders;
  logger: Logger;
  readiness: Readiness;
  requestId: (req?: IncomingMessage) => string;
  /** Looks at every request, for what an operator should know. */
  notice: (req: IncomingMessage) => void;
  /** Told of every answer, where somebody counts them. */
  observe?: ObserveRequest;
};

export type ObserveRequest = (group: Group, status: number, ms: number) => void;

export type SiteListener = {
  onRequest: RequestListener;
  /** Refuses a request without looking at its address. */
  refuse(req: IncomingMessage, res: ServerResponse, status: Refusal): void;
  /** The same for one that could not be read, or has no response: gives the answer's text. */
  refusal(status: Refusal, req?: IncomingMessage): string;
  /** The same for one that is under way and whose body does not come whole. It is logged when its handler finds out. */
  refusalOf(res: ServerResponse, status: Refusal): string;
};

/** Makes the one place that every request comes through. */
export function siteListener(parts: Parts): SiteListener {
  const { files, serveFile, resourceAt, answers, readiness, requestId, notice } = parts;
  const dispatch = dispatcher(parts);
  const { done, cutShort, record } = recorder(parts);

  const onRequest: RequestListener = (req, res) => {
    const started = performance.now();
    const id = requestId(req);
    notice(req);
    const { method = "", url = "" } = req;
    // Whoever keeps connections open, as proxies do, goes elsewhere with the next request.
    if (readiness.stopping()) res.setHeader("Connection", "close");
    // Nearly all requests: an address exactly as we write it, answered from memory without a promise.
    const file = files.get(url);
    if (file !== undefined && (method === "GET" || method === "HEAD") && namesHost(req)) {
      const bytes = serveFile(file, req, res, ["X-Request-Id", id]);
      return done(file.isPage ? "page" : "file", { id, method, path: file.path, bytes }, res, started);
    }
    const target = namesHost(req) ? targetOf(url) : 400;
    if (typeof target === "number") return refuse(req, res, target, id, started);
    res.setHeader("X-Request-Id", id);
    void answer({ req, res, target }, id, started);
  };

  function refuse(
    req: IncomingMessage,
    res: ServerResponse,
    status: Refusal,
    id = requestId(req),
    started = performance.now(),
  ) {
    res.setHeader("X-Request-Id", id);
    const bytes = answers.refuse(req, res, status);
    done("unknown", { id, method: req.method ?? "", path: "", bytes }, res, started);
  }

  async function answer(exchange: Exchange, id: string, started: number) {
    const { req, res, target } = exchange;
    const { method = "" } = req;
    const resource = resourceAt(target, method);
    const bytes = await dispatch(exchange, resource, id);
    const request = { id, method, path: target.path.slice(0, 200), bytes };
    done(resource.group, request, res, started);
  }

  return {
    onRequest,
    refuse,
    refusal(status, req) {
      const id = requestId(req);
      record("unknown", { id, method: req?.method ?? "", path: "", bytes: 0 }, status, 0);
      return answers.raw(status, id);
    },
    refusalOf(res, status) {
      cutShort(res, status);
      return answers.raw(status, String(res.getHeader("X-Request-Id")));
    },
  };
}

/** Has a resource answer, or says why it does not. Gives the bytes of the answer. */
function dispatcher({ answers, protect, logger }: Parts) {
  return (exchange: Exchange, resource: Resource, id: string) =>
    dispatch(exchange, resource).catch((error) => failed(exchange, id, error));

  async function dispatch(exchange: Exchange, { methods, handle }: Resource) {
    const { req, res } = exchange;
    const { method = "" } = req;
    if (methods.includes(method)) return handle(exchange);
    const allow = ["Allow", methods.join(", ")];
    if (method === "OPTIONS") return send(res, prepare(204, [...allow, ...protect()]));
    return common.includes(method) ? answers.refuse(req, res, 405, allow) : answers.refuse(req, res, 501);
  }

  function failed({ req, res, target }: Exchange, id: string, error: unknown) {
    if (req.socket.destroyed) return 0;
    logger.log("error", "request-failed", { id, path: target.path, error: traceOf(error) });
    if (!res.headersSent) return answers.refuse(req, res, 500);
    res.destroy();
    return 0;
  }
}

/** Logs every answer, and tells whoever counts them. */
function recorder({ logger, observe }: Parts) {
  const refusals = new WeakMap<ServerResponse, Refusal>();

  function record(group: Group, request: Done, status: number, ms: number) {
    logger.logRequest({ ...request, status, ms });
    observe?.(group, status, ms);
  }

  return {
    record,
    /** An answer that is refused from outside its handler. */
    cutShort: (res: ServerResponse, status: Refusal) => refusals.set(res, status),
    done(group: Group, request: Done, res: ServerResponse, started: number) {
      const status = res.headersSent ? res.statusCode : (refusals.get(res) ?? goneAway);
      record(group, request, status, performance.now() - started);
    },
  };
}

type Done = { id: string; method: string; path: string; bytes: number };

/** The visitor left before there was an answer; nginx writes the same number. */
const goneAway = 499;

const common = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

// RFC 9112, 3.2: a request without Host is refused, but for those of the time before there was one.
const namesHost = (req: IncomingMessage) => req.headers.host !== undefined || req.httpVersionMinor === 0;
