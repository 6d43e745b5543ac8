import type { IncomingMessage, ServerResponse } from "node:http";
import { formTokenPath } from "../../contract/form-token.ts";
import { sendPath } from "../../contract/send.ts";
import { jsonIn } from "./api/body.ts";

/**
 * Answers the site's forms as its server would, so that what they say can be read and edited. Nothing is sent. Whoever
 * enters an address that begins with fail@ sees what a failure says.
 */
export async function answerForms(
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) {
  const path = URL.parse(request.url ?? "/", "http://localhost")?.pathname;
  if (request.method === "GET" && path === formTokenPath) return response.end("edit");
  if (request.method !== "POST" || path !== sendPath) return next();
  try {
    const fails = /"fail@/.test(JSON.stringify(await jsonIn(request)));
    response.writeHead(fails ? 503 : 200, { "Content-Type": "text/plain" }).end(fails ? "" : "OK");
  } catch (error) {
    next(error);
  }
}
