import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyLimitBytes } from "#contract/limits.ts";
import type { Client } from "#contract/send.ts";
import type { Answers, Refusal } from "../answers.ts";
import { inlineWith } from "../files/inline.ts";
import type { Proxies } from "../proxies/proxies.ts";
import type { Exchange, Handle } from "../requests/exchange.ts";
import { turns } from "../requests/pace.ts";
import { readBody } from "../requests/read-body.ts";
import type { SecurityHeaders } from "../security-headers.ts";
import { webResponseSender } from "./send-web-response.ts";

/**
 * A handler in the web's own terms; a number is the status to refuse with. Inline scripts and styles of its response
 * run only with the nonce.
 */
export type WebHandler = (request: Request, client: Client, nonce: string) => Promise<Response | Refusal>;

/** What every handler of requests needs. */
export type HandlerTools = { proxies: Proxies; answers: Answers; protect: SecurityHeaders };

/** Makes the bridge from `node:http` to handlers that take a Request and give a Response. */
export function webBridge({ proxies, answers, protect }: HandlerTools) {
  const sendResponse = webResponseSender();

  return (handler: WebHandler): Handle =>
    async (exchange) => {
      const { req, res } = exchange;
      const origin = proxies.visitedOrigin(req);
      if (origin === undefined) return answers.refuse(req, res, 400);
      const body = takesBody(req) ? await readBody(req, bodyLimitBytes) : null;
      if (body === undefined) return answers.refuse(req, res, 413);

      const nonce = randomBytes(16).toString("base64");
      const client = { ip: proxies.clientAddress(req) };
      const response = await handler(requestFrom(exchange, origin, body), client, nonce);
      if (typeof response === "number") return answers.refuse(req, res, response);
      return sendResponse(req, res, response, protect(inlineWith(nonce)));
    };
}

/**
 * Lets only so many be under way at once and refuses the rest: a queue would grow faster than it is served. Requests
 * come here with their bodies read, so that nobody holds a place by sending slowly.
 */
export function renderSlots(most: number) {
  let underWay = 0;
  return {
    taken: () => underWay,
    limit:
      (handler: WebHandler): WebHandler =>
      async (...request) => {
        if (underWay >= most) return 503;
        underWay++;
        try {
          return await handler(...request);
        } finally {
          underWay--;
        }
      },
  };
}

/** Renders at most so many a second. They wait for their turn with their bodies read, as above. */
export function paceRenders(perSecond: number) {
  const turn = turns(perSecond);
  return (handler: WebHandler): WebHandler =>
    async (request, ...rest) =>
      (await turn(() => request.signal.aborted)) === "given" ? handler(request, ...rest) : 503;
}

const takesBody = ({ method }: IncomingMessage) => method !== "GET" && method !== "HEAD";

function requestFrom({ req, res, target }: Exchange, origin: string, body: Buffer | null) {
  const sent = Object.entries(req.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const headers = new Headers(sent);
  // A proxy may have put its own name there.
  headers.set("Host", new URL(origin).host);
  return new Request(origin + target.raw + target.query, {
    method: req.method,
    headers,
    // A copy: the types rule out buffers that share their memory, as Node's small ones do.
    body: body && new Uint8Array(body),
    signal: untilGone(res),
  });
}

/** Aborts when the visitor disconnects before the response is out, so that no page is rendered in vain. */
function untilGone(res: ServerResponse) {
  const gone = new AbortController();
  res.once("close", () => !res.writableFinished && gone.abort());
  return gone.signal;
}
