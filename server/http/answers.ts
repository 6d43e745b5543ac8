import type { IncomingMessage, ServerResponse } from "node:http";
import { inlineOf } from "./files/inline.ts";
import { join, prepare, send } from "./files/prepared.ts";
import type { SecurityHeaders } from "./security-headers.ts";

/** What the server says when there is nothing better to say. */
const sentences = {
  400: "The request could not be understood.",
  404: "There is nothing at this address.",
  405: "This address does not take that kind of request.",
  408: "The request took too long to arrive.",
  413: "The request is too large.",
  414: "The address is too long.",
  417: "The request expects something that this server does not do.",
  431: "The request has too many headers, or too large ones.",
  500: "Unexpected Application Error!",
  501: "This server does not know that kind of request.",
  503: "Too many visitors at once. Please try again in a moment.",
};

export type Refusal = keyof typeof sentences;

// After these it is unknown where the next request begins, or how much of this one is still to come.
const closing: Refusal[] = [400, 408, 413, 414, 417, 431];

export type Answers = ReturnType<typeof shortAnswers>;

/** Prepares every short answer, as a page for browsers and as a line of text for the rest. */
export function shortAnswers(protect: SecurityHeaders, siteName: string) {
  const answer = (status: Refusal, type: string, text: string) => {
    const body = Buffer.from(text);
    const headers = [
      ...["Content-Type", `${type}; charset=utf-8`, "Content-Length", String(body.length)],
      ...["Cache-Control", "no-store", "Vary", "Accept"],
      ...(closing.includes(status) ? ["Connection", "close"] : []),
      ...protect(inlineOf(text)),
    ];
    return { headers, body };
  };
  const statuses = Object.keys(sentences).map(Number) as Refusal[];
  const lines = mapTo(statuses, (status) => answer(status, "text/plain", `${sentences[status]}\n`));
  const pages = mapTo(statuses, (status) => answer(status, "text/html", pageOf(sentences[status], siteName)));

  return {
    refuse(req: IncomingMessage, res: ServerResponse, status: Refusal, more: string[] = []): number {
      const { headers, body } = (req.headers.accept?.includes("text/html") ? pages : lines)[status];
      return send(res, prepare(status, [...headers, ...more], body));
    },
    /** For a connection whose request could not be read, so that there is no response object either. */
    raw(status: Refusal) {
      const { headers, body } = lines[status];
      return join(status, headers) + body;
    },
  };
}

const mapTo = <V>(keys: Refusal[], value: (key: Refusal) => V) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Refusal, V>;

const pageOf = (sentence: string, siteName: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${sentence}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
body { min-height: 90vh; display: grid; place-content: center; gap: 1rem; margin: 5vh 1.5rem; text-align: center }
h1 { font-size: 1.5rem; margin: 0 }
a { color: inherit }
</style>
<h1>${sentence}</h1>
<p><a href="/">${escaped(siteName)}: back to the home page</a></p>
</html>
`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
