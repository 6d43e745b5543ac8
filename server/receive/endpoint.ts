import { type Reply, retryAfterOf, statusOf, textOf } from "#contract/reply.ts";
import { isSameSite } from "#contract/same-site.ts";
import { type Client, type SendRequest, type Submit, sendRequest, type Template } from "#contract/send.ts";
import type { SiteFacts } from "#contract/site.ts";

/**
 * What the endpoint needs of a request. Making a `Request` and a `Response` would cost as much as all the rest of the
 * work together. The body is read only if the head is acceptable. Names of headers are in lower case.
 */
export type Posted = {
  method: string;
  header(name: string): string | null | undefined;
  read(): Promise<PostedBody>;
};

export type PostedBody = { bytes: Uint8Array } | { problem: "too long" | "broken off" };

export type PlainAnswer = { status: number; text: string; headers: Record<string, string> };

export type Endpoint = (posted: Posted, client: Client) => Promise<PlainAnswer>;

type Tools = { submit: Submit; mail: SiteFacts["mail"]; allowedOrigins: string[] };
type Brief = Omit<PlainAnswer, "headers"> & { headers?: PlainAnswer["headers"] };

/** `POST /api/v1.0/email/send`, answered as EmailJS does: by a status and a line of text. */
export function emailJsEndpoint({ submit, mail, allowedOrigins }: Tools): Endpoint {
  return async (posted, client) => {
    const { headers, ...answer } = await handle(posted, client);
    return { ...answer, headers: { ...plain, ...headers, ...corsHeaders(posted, allowedOrigins) } };
  };

  async function handle(posted: Posted, client: Client): Promise<Brief> {
    if (posted.method === "OPTIONS") return { status: 204, text: "", headers: { allow: "POST" } };
    if (!isSameSite({ ...senderOf(posted), allowed: allowedOrigins }))
      return answerFrom({ status: "forbidden", reason: "other-site" });
    if (!isJson(posted)) return { status: 415, text: "Please send JSON in UTF-8, not compressed." };
    const body = await posted.read();
    if ("problem" in body) return badBody[body.problem];
    const sent = sendRequest.safeParse(parsed(body.bytes));
    if (!sent.success)
      return { status: 400, text: sent.error.issues[0]?.message ?? "The request is not valid." };
    return send(sent.data, client);
  }

  async function send({ user_id, service_id, template_id, template_params }: SendRequest, client: Client) {
    if (user_id !== mail.publicKey) return { status: 403, text: "The public key is not valid." };
    if (service_id !== mail.serviceId) return { status: 400, text: "There is no service with this id." };
    const template = templateOf(template_id, mail.templates);
    if (!template) return { status: 400, text: "There is no template with this id." };
    return answerFrom(await submit(template, template_params, client));
  }
}

const plain = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

// After these the rest of the body is not read, so the connection cannot carry another request.
const close = { connection: "close" };
const badBody: Record<Extract<PostedBody, { problem: string }>["problem"], Brief> = {
  "too long": { status: 413, text: "The message is too long.", headers: close },
  "broken off": { status: 400, text: "The message did not arrive whole.", headers: close },
};

/** Where a request comes from, as `isSameSite` takes it. */
const senderOf = ({ header }: Posted) => ({
  origin: header("origin"),
  secFetchSite: header("sec-fetch-site"),
  host: header("host") ?? "",
});

/** What lets a browser on an allowed site post here and read the answer. */
function corsHeaders({ header }: Posted, allowed: string[]): Record<string, string> {
  const origin = header("origin")?.toLowerCase();
  if (!origin || !allowed.includes(origin)) return {};
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": "content-type",
    "access-control-max-age": "86400",
    vary: "Origin",
  };
}

const jsonType = /^application\/json\s*(?:;\s*charset="?utf-?8"?\s*)?;?$/i;

function isJson({ header }: Posted) {
  const encoding = header("content-encoding") ?? "identity";
  return jsonType.test(header("content-type")?.trim() ?? "") && encoding.toLowerCase() === "identity";
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Undefined for what is not JSON in UTF-8; the schema then says that it wants an object. */
function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}

const templateOf = (id: string, ids: Record<Template, string>) =>
  (["enquiry", "newsletter"] as const).find((template) => ids[template] === id);

const answerFrom = (reply: Reply): Brief => ({
  status: statusOf(reply),
  text: textOf(reply),
  headers: retryAfterOf(reply),
});
