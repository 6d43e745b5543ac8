import { data, type RouterContextProvider } from "react-router";
import { clientContext, letterboxContext } from "#app/contexts.server.ts";
import { type Reply, sentenceOf, statusOf } from "#contract/reply.ts";
import { type Answer, ownPage } from "./answer.ts";
import type { Letter } from "./letters.ts";

type Sent = { request: Request; context: Readonly<RouterContextProvider> };

/** Takes a form that was sent without JavaScript: the letter goes to the same outbox, the answer into the page. */
export async function receive(
  template: "enquiry" | "newsletter",
  { request, context }: Sent,
  letterFrom: (form: FormData) => Letter,
) {
  const form = await request.formData();
  const reply = isFromElsewhere(request)
    ? forbidden
    : await context.get(letterboxContext)(template, letterFrom(form), context.get(clientContext));
  return data(answerFrom(reply, form), { status: statusOf(reply), headers: waitFor(reply) });
}

const forbidden: Reply = { status: "forbidden", reason: "Forms of other sites are not accepted." };

/** The server compares origins as well; this holds where the app runs in another one. */
function isFromElsewhere({ headers, url }: Request) {
  const site = headers.get("Sec-Fetch-Site");
  const origin = headers.get("Origin");
  if (site) return site !== "same-origin" && site !== "none";
  return origin !== null && URL.parse(origin)?.host !== (headers.get("Host") ?? new URL(url).host);
}

function answerFrom(reply: Reply, form: FormData): Answer {
  const page = ownPage(form.get("page"));
  if (reply.status === "stored") return { page, status: "success", reference: reply.reference };
  return {
    page,
    status: "danger",
    errors: reply.status === "invalid" ? reply.fields : {},
    note: reply.status === "refused" ? sentenceOf(reply) : undefined,
    entered: Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name).map(String)])),
  };
}

function waitFor(reply: Reply): Record<string, string> {
  if (reply.status === "refused") return { "Retry-After": String(reply.retryAfterSeconds) };
  return reply.status === "unavailable" ? { "Retry-After": "30" } : {};
}
