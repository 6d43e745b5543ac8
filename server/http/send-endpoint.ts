import type { IncomingMessage } from "node:http";
import { bodyLimitBytes } from "#contract/limits.ts";
import type { Body, Endpoint } from "../receive/endpoint.ts";
import type { Answers } from "./answers.ts";
import type { Proxies } from "./client-address.ts";
import type { Handle } from "./exchange.ts";
import { readBody } from "./render/read-body.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import { visitedOrigin } from "./visited-origin.ts";

type Around = { proxies: Proxies; answers: Answers; protect: SecurityHeaders };

/** Brings letters to the mail part without the web's own objects, which cost as much as all the rest of the work. */
export function sendEndpoint(receive: Endpoint, { proxies, answers, protect }: Around): Handle {
  const originOf = visitedOrigin(proxies);
  const security = protect();

  return async ({ req, res }) => {
    const origin = originOf(req);
    if (origin === undefined) return answers.refuse(req, res, 400);
    const header = (name: string) =>
      // A proxy may have put its own name there.
      name === "host" ? new URL(origin).host : (req.headers[name] as string | undefined);
    const posted = { method: req.method ?? "", header, read: () => bodyOf(req) };
    const client = { ip: proxies.clientAddress(req), userAgent: req.headers["user-agent"] };
    const { status, text, headers } = await receive(posted, client);
    if (res.destroyed) return 0;
    const body = Buffer.from(text);
    const length = status === 204 ? [] : ["Content-Length", String(body.length)];
    res.writeHead(status, [...Object.entries(headers).flat(), ...length, ...security]);
    res.end(body);
    return body.length;
  };
}

const bodyOf = (req: IncomingMessage): Promise<Body> =>
  readBody(req, bodyLimitBytes).then(
    (bytes) => (bytes ? { bytes } : { problem: "too long" }),
    () => ({ problem: "broken off" }),
  );
