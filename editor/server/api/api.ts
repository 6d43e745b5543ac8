import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { ChangeError } from "../../files/change.ts";
import { answeredFrom } from "../../marks/answered-from.ts";
import { StoreError } from "../../store/disk/content-folder.ts";
import { isPage } from "../is-page.ts";
import type { Texts } from "../publish/baseline.ts";
import { jsonIn, RequestError } from "./body.ts";
import { refusal } from "./guard.ts";
import { type ApiOptions, openParts } from "./parts.ts";
import { readsOf } from "./reads.ts";
import { requests } from "./requests.ts";
import { writesOf } from "./writes.ts";

export const apiPath = "/__edit/api/";

type Next = () => void;

/**
 * Answers the editor's page; whatever else is asked goes on to the site, if the asker is one of this machine. A page is made
 * from what is on disk or, with ?as=published, from what is published.
 */
export function openApi(options: ApiOptions) {
  const parts = openParts(options);
  const reads = readsOf(parts);
  const writes = writesOf(parts);

  async function answer(request: IncomingMessage, name: string, query: URLSearchParams): Promise<unknown> {
    if (request.method === "GET" && Object.hasOwn(reads, name))
      return reads[name]?.(query, request.socket.localPort ?? 0);
    if (request.method === "POST" && Object.hasOwn(writes, name)) {
      const key = name as keyof typeof requests;
      const asked = requests[key].safeParse(await jsonIn(request));
      if (!asked.success) throw new RequestError(400, z.prettifyError(asked.error));
      return writes[key](asked.data as never);
    }
    throw new RequestError(404, `The editor knows no ${request.method} ${name}.`);
  }

  return async function handle(request: IncomingMessage, response: ServerResponse, next: Next) {
    const refused = refusal(request);
    if (refused) return send(response, 403, { status: "error", says: refused });
    const url = URL.parse(request.url ?? "/", "http://localhost");
    let texts: Texts | undefined;
    try {
      if (url?.pathname.startsWith(apiPath)) {
        const name = url.pathname.slice(apiPath.length);
        return send(response, 200, await answer(request, name, url.searchParams));
      }
      if (url?.searchParams.get("as") === "published") texts = parts.review.published();
      else if (url && isPage(url.pathname.replace(/\.data$/, ""))) texts = parts.textsNow();
    } catch (error) {
      return sendError(request, response, error);
    }
    return texts ? answeredFrom().run(texts, next) : next();
  };
}

function sendError(request: IncomingMessage, response: ServerResponse, error: unknown) {
  const status = statusOf(error);
  send(response, status, {
    status: "error",
    says: error instanceof Error ? error.message : String(error),
  });
  // What is left of a body that was too long is not worth waiting for.
  if (status === 413) request.destroy();
}

/** Bad requests are told as such; anything else is the editor's own fault. */
function statusOf(error: unknown) {
  if (error instanceof RequestError) return error.status;
  return error instanceof StoreError || error instanceof ChangeError ? 422 : 500;
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  response.end(JSON.stringify(body));
}
