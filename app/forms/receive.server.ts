import { data, type RouterContextProvider } from "react-router";
import { clientContext, submitContext } from "#app/contexts.server.ts";
import { type Reply, retryAfterOf, statusOf } from "#contract/reply.ts";
import { isSameSite, senderOf } from "#contract/same-site.ts";
import type { Params, Template } from "#contract/send.ts";
import type { FormsContent } from "#model/words/forms.ts";
import type { ActionAnswer } from "./outcome.ts";
import { extrasIn } from "./params.ts";
import { errorsFrom, waitFrom } from "./problem-words.ts";

type PostedForm<T extends Template> = {
  template: T;
  words: FormsContent;
  paramsFrom: (form: FormData) => Params<T>;
};

type Sent = { request: Request; context: Readonly<RouterContextProvider> };

/** Takes a form that was sent without JavaScript: the same submission, and the answer stands in the page. */
export async function receive<T extends Template>(posted: PostedForm<T>, { request, context }: Sent) {
  const form = await request.formData();
  const params: Params<Template> = { ...posted.paramsFrom(form), ...extrasIn(form) };
  // The server has asked the same; this holds where the app runs in another one.
  const reply: Reply = isSameSite(senderOf(request))
    ? await context.get(submitContext)(posted.template, params, context.get(clientContext))
    : { status: "forbidden", reason: "other-site" };
  return data(answerFrom(reply, form, posted.words), {
    status: statusOf(reply),
    headers: retryAfterOf(reply),
  });
}

function answerFrom(reply: Reply, form: FormData, words: FormsContent): ActionAnswer {
  const page = ownPage(form.get("page"));
  if (reply.status === "stored") {
    const { reference, toConfirm } = reply;
    return { page, status: "success", reference, toConfirm, email: String(form.get("email") ?? "") };
  }
  return {
    page,
    status: "danger",
    errors: reply.status === "invalid" ? errorsFrom(words, reply.fields) : {},
    note: reply.status === "refused" ? waitFrom(words, reply.retryAfterSeconds) : undefined,
    entered: givenBack(form),
  };
}

// A form of ours has some twenty entries. Anyone can send thousands, and all that comes back is rendered.
const mostEntries = 50;

function givenBack(form: FormData): Record<string, string[]> {
  const byName = Map.groupBy([...form].slice(0, mostEntries), ([name]) => name);
  return Object.fromEntries([...byName].map(([name, all]) => [name, all.map(([, value]) => String(value))]));
}

/** A page of this site, whatever was sent: anyone can make a form, and a link must not lead elsewhere. */
const ownPage = (path: unknown) =>
  typeof path === "string" && /^\/(?![/\\])[\w/.-]*$/.test(path) ? path : "/";
