import { problemsIn, retryAfterIn } from "#contract/reply.ts";
import type { Params, Template } from "#contract/send.ts";
import type { SiteContent } from "#model/site.ts";
import type { FormsContent } from "#model/words/forms.ts";
import { type Entries, entriesAt, entriesIn, forgetDraft } from "../draft.ts";
import type { Errors, Outcome } from "../outcome.ts";
import { extrasIn } from "../params.ts";
import { errorsFrom, waitFrom } from "../problem-words.ts";
import { clear } from "./controls.ts";
import { loadLibrary, sendMail } from "./send-mail.ts";
import { NoAnswer } from "./try-twice.ts";
import { findErrors, focusFirst } from "./validity.ts";

/** All that it takes to check and send what is entered: one module, loaded when a form is touched. */
export { enquiryParams, newsletterParams } from "../params.ts";
export { fetchFormToken } from "./form-token.ts";
export { prefetchLibrary } from "./send-mail.ts";
export { errorsAfterBlur, errorsAfterInput } from "./validity.ts";

type Sending<T extends Template> = {
  template: T;
  mail: SiteContent["mail"];
  words: FormsContent;
  paramsFrom: (entered: FormData) => Params<T>;
};

/**
 * There is no outcome when something is still wrong and was pointed out. Throws only if the library cannot be loaded, or
 * fails by itself: it reads what a browser may refuse to store.
 */
export async function sendForm<T extends Template>(
  form: HTMLFormElement,
  { template, mail, words, paramsFrom }: Sending<T>,
): Promise<{ errors: Errors; outcome?: Outcome }> {
  const errors = findErrors(form, words);
  if (Object.keys(errors).length) {
    focusFirst(form, errors);
    return { errors };
  }
  const library = await loadLibrary();
  const entered = new FormData(form);
  const sent = entriesIn(form);
  try {
    const [params, extras] = [paramsFrom(entered), extrasIn(entered)];
    const stored = await sendMail(library, { mail, template, params, extras });
    forget(form, sent);
    return { errors, outcome: { status: "success", ...stored, email: params.email } };
  } catch (error) {
    const { cause } = error as Error;
    if (!isAnswer(cause) && !isFaultOfTheLine(cause)) throw error;
    const refusal = refusalFrom(words, cause);
    focusFirst(form, refusal.errors);
    return refusal;
  }
}

/** What was typed while it was sent stays, and so does all else, to be sent with it. */
function forget(form: HTMLFormElement, sent: Entries) {
  const { draft: key = "" } = form.dataset;
  // Whoever has left the page and come back has another form before them, with the same in it.
  const shown = form.isConnected ? form : document.querySelector<HTMLFormElement>(`[data-draft="${key}"]`);
  const left = shown ? entriesIn(shown) : entriesAt(key);
  if (left && JSON.stringify(left) !== JSON.stringify(sent)) return;
  if (shown) clear(shown);
  forgetDraft(key);
}

const isAnswer = (cause: unknown) => typeof (cause as { status?: unknown } | undefined)?.status === "number";
const isFaultOfTheLine = (cause: unknown) => cause instanceof TypeError || cause instanceof NoAnswer;

/**
 * What the visitor can do about a refusal: which fields to change, or how long to wait.
 * Other answers are for engineers, and stay in the console.
 */
export function refusalFrom(words: FormsContent, answer: unknown): { errors: Errors; outcome: Outcome } {
  const { status, text = "" } = (answer ?? {}) as { status?: number; text?: string };
  const seconds = status === 429 ? retryAfterIn(text) : undefined;
  return {
    errors: status === 400 ? errorsFrom(words, problemsIn(text)) : {},
    outcome: { status: "danger", note: seconds === undefined ? undefined : waitFrom(words, seconds) },
  };
}
