import type { IncomingMessage } from "node:http";
import { formTokenPath } from "#contract/form-token.ts";
import { bodyLimitBytes } from "#contract/limits.ts";
import { type Submit, sendPath } from "#contract/send.ts";
import { judgePath } from "../alarms/judge-link.ts";
import { confirmPath, unsubscribePath } from "../newsletter/links.ts";
import type { Endpoint, PostedBody } from "../receive/endpoint.ts";
import type { Clock } from "../time.ts";
import { type LetterStatus, probes } from "./probes/probes.ts";
import type { Readiness } from "./probes/readiness.ts";
import { type HandlerTools, type WebHandler, webBridge } from "./render/web.ts";
import type { Group, Handle, Resource } from "./requests/exchange.ts";
import { readBody } from "./requests/read-body.ts";

/** What is done with letters, as the web server needs it. */
export type LetterHandlers = LetterStatus & {
  /** POST /api/v1.0/email/send */
  receive: Endpoint;
  /** The same for a form that posts without JavaScript. */
  submit: Submit;
  /** GET and POST /newsletter/unsubscribe */
  unsubscribe(request: Request): Promise<Response>;
  /** GET and POST /newsletter/confirm */
  confirm(request: Request): Promise<Response>;
  /** GET /api/form-token */
  formToken(): string;
  /** GET and POST /letters/judge */
  judge(request: Request): Promise<Response>;
};

type Parts = { letters: LetterHandlers; readiness: Readiness; token?: string; clock: Clock };

/** The addresses that are neither pages nor files. */
export function endpoints(parts: Parts, tools: HandlerTools): Map<string, Resource> {
  const { letters } = parts;
  const viaWeb = webBridge(tools);
  const web = (group: Group, methods: string[], handler: WebHandler) => {
    return { group, methods, handle: viaWeb(handler) };
  };
  const read = ["GET", "HEAD"];
  const readOrPost = [...read, "POST"];
  return new Map<string, Resource>([
    // OPTIONS too: the endpoint knows which other sites may ask.
    [
      sendPath,
      { group: "letters", methods: ["POST", "OPTIONS"], handle: sendHandle(letters.receive, tools) },
    ],
    [unsubscribePath, web("newsletter", readOrPost, (request) => letters.unsubscribe(request))],
    [confirmPath, web("newsletter", readOrPost, (request) => letters.confirm(request))],
    [judgePath, web("letters", readOrPost, (request) => letters.judge(request))],
    [formTokenPath, web("letters", read, async () => formToken(letters))],
    ...probes(parts, tools),
  ]);
}

/** Hands a request to the endpoint for letters without a `Request`, which would double the cost. */
function sendHandle(receive: Endpoint, { proxies, answers, protect }: HandlerTools): Handle {
  const security = protect();
  return async ({ req, res }) => {
    const origin = proxies.visitedOrigin(req);
    if (origin === undefined) return answers.refuse(req, res, 400);
    const header = (name: string) =>
      // A proxy may have put its own name there.
      name === "host" ? new URL(origin).host : (req.headers[name] as string | undefined);
    const posted = { method: req.method ?? "", header, read: () => bodyOf(req) };
    const { status, text, headers } = await receive(posted, { ip: proxies.clientAddress(req) });
    if (res.destroyed) return 0;
    const body = Buffer.from(text);
    const length = status === 204 ? [] : ["Content-Length", String(body.length)];
    res.writeHead(status, [...Object.entries(headers).flat(), ...length, ...security]);
    res.end(body);
    return body.length;
  };
}

const bodyOf = (req: IncomingMessage): Promise<PostedBody> =>
  readBody(req, bodyLimitBytes).then(
    (bytes) => (bytes ? { bytes } : { problem: "too long" }),
    () => ({ problem: "broken off" }),
  );

const formToken = (letters: LetterHandlers) =>
  new Response(letters.formToken(), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
