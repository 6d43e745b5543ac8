import { bodyLimitBytes } from "#contract/limits.ts";
import { type Reply, sentenceOf, statusOf } from "#contract/reply.ts";
import { type SendRequest, sendRequest, type Template } from "#contract/send.ts";
import type { SiteFacts } from "#contract/site.ts";
import type { Accept, Client } from "./accept.ts";
import { corsHeaders, isOwnOrigin } from "./origin.ts";
import { type BodyProblem, readBody } from "./read-body.ts";

type Answer = { status: number; text: string; headers?: Record<string, string> };
type Tools = { accept: Accept; mail: SiteFacts["mail"]; allowedOrigins: string[] };

/** `POST /api/v1.0/email/send`, answered as EmailJS does: by a status and a line of text. */
export function postSend({ accept, mail, allowedOrigins }: Tools) {
  return async (request: Request, client: Client): Promise<Response> => {
    const cors = corsHeaders(request, allowedOrigins);
    if (request.method === "OPTIONS")
      return new Response(null, { status: 204, headers: { allow: "POST", ...cors } });
    const { status, text, headers } = await handle(request, client);
    return new Response(text, {
      status,
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        ...headers,
        ...cors,
      },
    });
  };

  async function handle(request: Request, client: Client): Promise<Answer> {
    if (request.method !== "POST")
      return { status: 405, text: "Please POST here.", headers: { allow: "POST" } };
    if (!isOwnOrigin(request, allowedOrigins)) return { status: 403, text: "Other sites may not post here." };
    if (!isJson(request.headers)) return { status: 415, text: "Please send JSON in UTF-8, not compressed." };
    const body = await readBody(request, { limit: bodyLimitBytes, withinMs: bodyWithinMs });
    if ("problem" in body) return badBody[body.problem];
    const sent = sendRequest.safeParse(parsed(body.text));
    if (!sent.success)
      return { status: 400, text: sent.error.issues[0]?.message ?? "The request is not valid." };
    return submit(sent.data, client);
  }

  async function submit({ user_id, service_id, template_id, template_params }: SendRequest, client: Client) {
    if (user_id !== mail.publicKey) return { status: 403, text: "The public key is not valid." };
    if (service_id !== mail.serviceId) return { status: 400, text: "There is no service with this id." };
    const template = templateOf(template_id, mail.templates);
    if (!template) return { status: 400, text: "There is no template with this id." };
    return answerFrom(await accept(template, template_params, client));
  }
}

// A phone on a bad line needs seconds for 64 kB; whoever takes longer only holds the connection.
const bodyWithinMs = 15_000;

// After these the rest of the body is not read, so the connection cannot carry another request.
const close = { connection: "close" };
const badBody: Record<BodyProblem, Answer> = {
  "too long": { status: 413, text: "The message is too long.", headers: close },
  "too slow": { status: 408, text: "The message took too long to arrive.", headers: close },
  "broken off": { status: 400, text: "The message did not arrive whole.", headers: close },
  "not UTF-8": { status: 400, text: "The message is not UTF-8." },
};

function isJson(headers: Headers) {
  const type = /^application\/json\s*(?:;\s*charset="?utf-?8"?\s*)?;?$/i.test(
    headers.get("content-type")?.trim() ?? "",
  );
  return type && (headers.get("content-encoding") ?? "identity").toLowerCase() === "identity";
}

/** Undefined for what is not JSON; the schema says then that it wants an object. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const templateOf = (id: string, ids: Record<Template, string>) =>
  (["enquiry", "newsletter"] as const).find((template) => ids[template] === id);

const answerFrom = (reply: Reply): Answer => ({
  status: statusOf(reply),
  text: sentenceOf(reply),
  headers: retryAfter(reply),
});

function retryAfter(reply: Reply): Record<string, string> {
  if (reply.status === "refused") return { "retry-after": String(reply.retryAfterSeconds) };
  return reply.status === "unavailable" ? { "retry-after": "30" } : {};
}
