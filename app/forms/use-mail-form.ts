import { type ComponentProps, type SubmitEvent, useCallback, useEffect, useRef, useState } from "react";
import { useToast } from "#app/ui/toasts/toast.tsx";
import type { Answer } from "./answer.ts";
import { hasDraft } from "./has-draft.ts";
import { noticeOf, type Outcome } from "./texts.ts";
import type { Errors } from "./validity.ts";

// A form stands on every page, and few visitors use it: what sending takes comes when it is touched.
const loadMail = () => import("./mail.ts");

type Mail = Awaited<ReturnType<typeof loadMail>>;
type State = { status: "default" } | { status: "sending" } | Outcome;

// The line may be down for a moment: sending asks again.
const ignore = () => {};

const rested: State = { status: "default" };

type MailForm = {
  /** Names the draft. */
  name: string;
  texts: Parameters<typeof noticeOf>[0];
  /** After so long the outcome is taken back and the form can be sent again. */
  resetMs: number;
  send: (mail: Mail, form: FormData) => Promise<string | undefined>;
  /** What the page's action said, when the form was sent without JavaScript or before it had come. */
  answer?: Answer;
};

/** All that the two forms have in common once the page is alive. Before, they are plain forms that post to their page. */
export function useMailForm({ name, texts, resetMs, send, answer }: MailForm) {
  const form = useRef<HTMLFormElement>(null);
  const mail = useRef<Promise<Mail>>(undefined);
  const underway = useRef(false);
  const [state, setState] = useState<State>(rested);
  const [errors, setErrors] = useState<Errors>(answer?.status === "danger" ? answer.errors : {});
  const [last, setLast] = useState<Outcome>();

  /** Brings what sending takes, once; after a fault of the line the next one who needs it asks again. */
  const touch = useCallback(() => {
    mail.current ??= loadMail();
    mail.current.catch(() => {
      mail.current = undefined;
    });
    return mail.current;
  }, []);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // From here on we say what is wrong, beside the field; what is wrong is still for the browser to find.
    element.noValidate = true;
    if (!hasDraft(name)) return;
    touch().then(({ openDraft }) => {
      if (answer?.status === "success") openDraft(name).forget();
      openDraft(name).restore(element);
    }, ignore);
  }, [name, answer, touch]);

  const ended = state.status === "success" || state.status === "danger";
  useEffect(() => {
    if (!ended) return;
    const timer = setTimeout(() => setState(rested), resetMs);
    return () => clearTimeout(timer);
  }, [ended, resetMs]);
  useToast(
    ended && {
      ...noticeOf(texts, state),
      timeout: Number.POSITIVE_INFINITY,
      onClose: () => setState(rested),
    },
  );

  const prepare = () =>
    void touch()
      .then(({ loadLibrary }) => loadLibrary())
      .catch(ignore);

  async function submit(sent: HTMLFormElement) {
    setLast(undefined);
    const outcome = await touch().then(
      (mail) => sendWith(mail, sent),
      (error): Outcome => {
        console.error("EmailJS Error:", error);
        return { status: "danger" };
      },
    );
    setState(outcome ?? rested);
    setLast(outcome);
  }

  /** Nothing is the outcome when something is still wrong and was pointed out. */
  async function sendWith(mail: Mail, sent: HTMLFormElement): Promise<Outcome | undefined> {
    const found = mail.errorsIn(sent);
    setErrors(found);
    if (Object.keys(found).length) return void mail.focusFirst(sent, found);
    setState({ status: "sending" });
    try {
      const reference = await send(mail, new FormData(sent));
      mail.clear(sent);
      mail.openDraft(name).forget();
      return { status: "success", reference };
    } catch (error) {
      const refusal = mail.refusalIn(error);
      setErrors(refusal.errors);
      return { status: "danger", note: refusal.note };
    }
  }

  const props = {
    ref: form,
    method: "post",
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (state.status !== "default" || underway.current) return;
      underway.current = true;
      submit(event.currentTarget).finally(() => {
        underway.current = false;
      });
    },
    onInput: ({ currentTarget, target }) => {
      touch().then(({ openDraft, isControl, errorOf }) => {
        openDraft(name).keep(currentTarget);
        if (isControl(target) && errors[target.name] && !errorOf(target))
          setErrors(({ [target.name]: _, ...rest }) => rest);
      }, ignore);
    },
    onBlur: ({ target }) => {
      touch().then(({ isControl, errorOf }) => {
        const error = isControl(target) && target.matches(":user-invalid") && errorOf(target);
        if (error) setErrors((known) => ({ ...known, [target.name]: error }));
      }, ignore);
    },
    onFocus: prepare,
    onPointerDown: prepare,
  } satisfies ComponentProps<"form">;

  return {
    props,
    errors,
    last,
    busy: state.status !== "default",
    untouched: state.status === "default" && !last,
  };
}
