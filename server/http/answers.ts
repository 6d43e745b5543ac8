import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { retryAfter } from "#contract/reply.ts";
import type { SiteFacts } from "#contract/site.ts";
import { fill } from "#model/words/phrase.ts";
import { escapeHtml } from "../text.ts";
import { inlineOf } from "./files/inline.ts";
import { prepare, send } from "./files/prepared.ts";
import type { SecurityHeaders } from "./security-headers.ts";

/** The statuses that are answered by a sentence, and which of the content's sentences that is. */
const sentences = {
  400: "badRequest",
  403: "forbidden",
  404: "notFound",
  405: "methodNotAllowed",
  408: "timeout",
  413: "tooLarge",
  414: "addressTooLong",
  417: "expectationFailed",
  431: "headersTooLarge",
  500: "failure",
  501: "notImplemented",
  503: "busy",
} as const;

export type Refusal = keyof typeof sentences;

// After these it is unknown where the next request begins, or how much of this one is still to come.
const closing: Refusal[] = [400, 408, 413, 414, 417, 431];

export type Answers = ReturnType<typeof shortAnswers>;

/** Prepares every short answer, as a page for browsers and as a line of text for the rest. */
export function shortAnswers(protect: SecurityHeaders, site: Pick<SiteFacts, "name" | "language" | "words">) {
  const answer = (status: Refusal, type: string, text: string) => {
    const body = Buffer.from(text);
    const headers = [
      ...["Content-Type", `${type}; charset=utf-8`, "Content-Length", String(body.length)],
      ...["Cache-Control", "no-store", "Vary", "Accept"],
      ...(closing.includes(status) ? ["Connection", "close"] : []),
      ...(status === 503 ? Object.entries(retryAfter("page")).flat() : []),
      ...protect(inlineOf(text)),
    ];
    return { headers, body };
  };
  const { answers: words } = site.words;
  const home = fill(words.home, { site: site.name });
  const statuses = Object.keys(sentences).map(Number) as Refusal[];
  const sentenceOf = (status: Refusal) => words[sentences[status]];
  const lines = mapTo(statuses, (status) => answer(status, "text/plain", `${sentenceOf(status)}\n`));
  const pages = mapTo(statuses, (status) =>
    answer(status, "text/html", pageOf(sentenceOf(status), home, site.language)),
  );

  return {
    refuse(req: IncomingMessage, res: ServerResponse, status: Refusal, more: string[] = []): number {
      const { headers, body } = (req.headers.accept?.includes("text/html") ? pages : lines)[status];
      return send(res, prepare(status, [...headers, ...more], body));
    },
    /** For a connection whose request could not be read, so that there is no response object either. */
    raw(status: Refusal, id: string) {
      const { headers, body } = lines[status];
      const all = [...headers, "X-Request-Id", id, "Date", new Date().toUTCString()];
      const head = all.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${all[i + 1]}`] : []));
      return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, "", body].join("\r\n");
    },
  };
}

const mapTo = <V>(keys: Refusal[], value: (key: Refusal) => V) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Refusal, V>;

const pageOf = (sentence: string, home: string, language: string) => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(sentence)}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
body { min-height: 90vh; display: grid; place-content: center; gap: 1rem; margin: 5vh 1.5rem; text-align: center }
h1 { font-size: 1.5rem; margin: 0 }
a { color: inherit }
</style>
<h1>${escapeHtml(sentence)}</h1>
<p><a href="/">${escapeHtml(home)}</a></p>
</html>
`;
