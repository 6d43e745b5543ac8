import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyLimitBytes } from "#contract/limits.ts";
import type { Answers } from "../answers.ts";
import type { Proxies } from "../client-address.ts";
import type { Client, Exchange, Handle } from "../exchange.ts";
import { inlineWith } from "../files/inline.ts";
import type { SecurityHeaders } from "../security-headers.ts";
import { visitedOrigin } from "../visited-origin.ts";
import { readBody } from "./read-body.ts";
import { webResponseSender } from "./send-web-response.ts";

/** A handler in the web's own terms. Inline scripts and styles of its answer count only with the nonce. */
export type WebHandler = (request: Request, client: Client, nonce: string) => Promise<Response>;

type Around = { proxies: Proxies; answers: Answers; protect: SecurityHeaders };

/** Makes the bridge from `node:http` to handlers that take a Request and give a Response. */
export function webBridge({ proxies, answers, protect }: Around) {
  const originOf = visitedOrigin(proxies);
  const sendResponse = webResponseSender();

  return (handler: WebHandler): Handle =>
    async (exchange) => {
      const { req, res } = exchange;
      const origin = originOf(req);
      if (origin === undefined) return answers.refuse(req, res, 400);
      const body = takesBody(req) ? await readBody(req, bodyLimitBytes) : null;
      if (body === undefined) return answers.refuse(req, res, 413);

      const nonce = randomBytes(16).toString("base64");
      const client = { ip: proxies.clientAddress(req), userAgent: req.headers["user-agent"] };
      const response = await handler(requestFrom(exchange, origin, body), client, nonce);
      return sendResponse(req, res, response, protect(inlineWith(nonce)));
    };
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

/** Aborts when the visitor goes away before the answer is out, so that nobody renders for nobody. */
function untilGone(res: ServerResponse) {
  const gone = new AbortController();
  res.once("close", () => !res.writableFinished && gone.abort());
  return gone.signal;
}
