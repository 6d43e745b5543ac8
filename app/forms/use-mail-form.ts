import { type ComponentProps, type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import type { Params, Template } from "#contract/send.ts";
import type { SiteContent } from "#model/site.ts";
import type { FormsContent } from "#model/words/forms.ts";
import { keepsDraft, restoreEvent } from "./draft.ts";
import { type ActionAnswer, type Errors, errorsIn, noticeOf } from "./outcome.ts";
import { useOutcome } from "./use-outcome.ts";
import { ignore, type SendingModule, useSendingModule } from "./use-sending.ts";

type MailForm<T extends Template> = {
  template: T;
  mail: SiteContent["mail"];
  words: FormsContent;
  /** After so long the outcome is taken back and the form can be sent again. */
  resetMs: number;
  paramsFrom: (sending: SendingModule, entered: FormData) => Params<T>;
  /** What the page's action said, when the form was sent without JavaScript or before it had come. */
  answer?: ActionAnswer;
};

/** All that the two forms have in common once the page is hydrated. Before, they are plain forms that post to their page. */
export function useMailForm<T extends Template>(options: MailForm<T>) {
  const { template, mail, words, resetMs, paramsFrom, answer } = options;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>(errorsIn(answer));
  const { busy, sending, last, begin, end } = useOutcome(
    (outcome) => noticeOf(words, template, outcome),
    resetMs,
  );
  const load = useSendingModule();
  useEffect(() => {
    if (!form.current) return;
    form.current.dispatchEvent(new Event(restoreEvent, { bubbles: true }));
    // The browser still validates, but from here on the messages are ours, beside the fields.
    form.current.noValidate = true;
  }, []);

  async function submit(sent: HTMLFormElement) {
    // An invalid form gets its messages at once, without a spinner.
    if (sent.matches(":valid")) begin();
    try {
      const module = await load();
      const { errors, outcome } = await module.sendForm(sent, {
        ...{ template, mail, words },
        paramsFrom: (entered) => paramsFrom(module, entered),
      });
      setErrors(errors);
      end(outcome);
    } catch (error) {
      // The modules that send could not be loaded, or are broken. Post the form natively, unless an external e-mail service
      // is configured, which takes no plain forms, or the browser is offline and would leave the page for an error.
      if (!mail.origin && navigator.onLine) return postNatively(sent, end);
      console.error("EmailJS Error:", error);
      end({ status: "danger" });
    }
  }

  const prepare = () =>
    void load()
      .then(({ prefetchLibrary, fetchFormToken }) =>
        Promise.all([prefetchLibrary(), form.current && fetchFormToken(form.current, mail)]),
      )
      .catch(ignore);

  const props = {
    ...keepsDraft(template),
    ref: form,
    method: "post",
    onSubmit: (event) => {
      event.preventDefault();
      if (!busy) submit(event.currentTarget);
    },
    ...checksFields(load, setErrors, words),
    onFocus: prepare,
    onPointerDown: prepare,
  } satisfies ComponentProps<"form">;

  return { props, errors, busy, sending, last };
}

/** Checks fields as they are filled in, once the code for it has come. */
const checksFields = (
  load: () => Promise<SendingModule>,
  setErrors: Dispatch<SetStateAction<Errors>>,
  words: FormsContent,
): ComponentProps<"form"> => ({
  onInput: ({ target }) =>
    void load().then(({ errorsAfterInput }) => setErrors((known) => errorsAfterInput(known, target)), ignore),
  onBlur: ({ target }) =>
    void Promise.all([load(), pointerReleased()]).then(
      ([{ errorsAfterBlur }]) => setErrors((known) => errorsAfterBlur(known, target, words)),
      ignore,
    ),
});

/** A message under a field moves what is below it, and a click that has begun would miss its button. */
async function pointerReleased() {
  if (!document.querySelector(":active")) return;
  await new Promise((resolve) => {
    // The click follows within the same task.
    const released = () => setTimeout(resolve);
    for (const type of ["pointerup", "pointercancel"])
      addEventListener(type, released, { capture: true, once: true });
  });
}

/** Posts the form to its page as it would be without JavaScript. What is wrong with it, the browser says itself. */
function postNatively(form: HTMLFormElement, end: () => void) {
  if (!form.reportValidity()) return end();
  form.submit();
  // The button stays busy until the response replaces the page; after Back the form is enabled again.
  addEventListener("pagehide", () => end(), { once: true });
}
