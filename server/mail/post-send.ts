import { bodyLimitBytes } from "#contract/limits.ts";
import type { Client } from "./accept.ts";
import type { Endpoint } from "./endpoint.ts";
import { readBody } from "./read-body.ts";

// A phone on a bad line needs seconds for 64 kB; whoever takes longer only holds the connection.
const bodyWithinMs = 15_000;

/** The endpoint in the web's own terms. */
export function postSend(endpoint: Endpoint) {
  return async (request: Request, client: Client): Promise<Response> => {
    const posted = {
      method: request.method,
      header: (name: string) =>
        request.headers.get(name) ?? (name === "host" ? new URL(request.url).host : null),
      read: () => readBody(request, { limit: bodyLimitBytes, withinMs: bodyWithinMs }),
    };
    const { status, text, headers } = await endpoint(posted, client);
    return new Response(text || null, { status, headers });
  };
}
