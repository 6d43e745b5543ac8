import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { breakText, type ServedBreak } from "./break.ts";

/** Serves the site of another address with one thing broken. Tells afterwards whether there was anything to break. */
export async function serveBroken(fault: ServedBreak, origin: string, port: number) {
  let found = false;
  const server = createServer((asked, answer) => {
    const path = pathFor(fault, asked);
    if (path !== asked.url) found = true;
    // Compressed texts could not be changed, and an unchanged file would not be sent again.
    const { "if-none-match": _, ...headers } = { ...asked.headers, "accept-encoding": "identity" };
    const upstream = request(origin + path, { method: asked.method, headers }, (response) =>
      pass(response, answer, (body) => {
        const broken = isTarget(fault, asked) && "find" in fault ? breakText(body, fault) : body;
        if (broken !== body) found = true;
        return broken;
      }),
    );
    upstream.on("error", () => answer.destroy());
    asked.pipe(upstream);
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return {
    found: () => found,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const isTarget = (fault: ServedBreak, { url = "/" }: IncomingMessage) =>
  fault.in.test(new URL(url, "http://localhost").pathname);

const pathFor = (fault: ServedBreak, asked: IncomingMessage) =>
  "answer" in fault && isTarget(fault, asked) ? fault.answer : (asked.url ?? "/");

async function pass(response: IncomingMessage, answer: ServerResponse, change: (body: string) => string) {
  const { "content-length": _, etag, ...headers } = response.headers;
  const isText = /text|javascript|json|xml|svg/.test(headers["content-type"] ?? "");
  answer.writeHead(response.statusCode ?? 502, isText ? headers : response.headers);
  if (isText) answer.end(change(await text(response)));
  else response.pipe(answer);
}
