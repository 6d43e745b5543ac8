import { type ComponentProps, type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import { useToast } from "#app/ui/toast.tsx";
import type { Answer } from "./answer.ts";
import { clear, openDraft } from "./draft.ts";
import { refusalIn } from "./refusal.ts";
import { loadLibrary } from "./send-mail.ts";
import { noticeOf, type Outcome } from "./texts.ts";
import { type Errors, errorOf, errorsIn, focusFirst, isControl } from "./validity.ts";

type State = { status: "default" } | { status: "sending" } | Outcome;

const rested: State = { status: "default" };

type MailForm = {
  /** Names the draft. */
  name: string;
  texts: Parameters<typeof noticeOf>[0];
  /** After so long the outcome is taken back and the form can be sent again. */
  resetMs: number;
  send: (form: FormData) => Promise<string | undefined>;
  /** What the page's action said, when the form was sent without JavaScript or before it had come. */
  answer?: Answer;
};

/** All that the two forms have in common once the page is alive. Before, they are plain forms that post to their page. */
export function useMailForm({ name, texts, resetMs, send, answer }: MailForm) {
  const form = useRef<HTMLFormElement>(null);
  const touched = useRef(false);
  const [state, setState] = useState<State>(rested);
  const [errors, setErrors] = useState<Errors>(answer?.status === "danger" ? answer.errors : {});
  const [last, setLast] = useState<Outcome>();
  const draft = useMemo(() => openDraft(name), [name]);

  useEffect(() => {
    if (!form.current) return;
    // From here on we say what is wrong, beside the field; what is wrong is still for the browser to find.
    form.current.noValidate = true;
    if (answer?.status === "success") draft.forget();
    draft.restore(form.current);
  }, [draft, answer]);

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

  function touch() {
    if (touched.current) return;
    touched.current = true;
    // The line may be down for a moment: sending asks for it again.
    loadLibrary().catch(() => {});
  }

  async function submit(sent: HTMLFormElement) {
    const found = errorsIn(sent);
    setErrors(found);
    if (Object.keys(found).length) return focusFirst(sent, found);
    setState({ status: "sending" });
    setLast(undefined);
    const outcome = await send(new FormData(sent)).then(
      (reference): Outcome => {
        clear(sent);
        draft.forget();
        return { status: "success", reference };
      },
      (error): Outcome => {
        const refusal = refusalIn(error);
        setErrors(refusal.errors);
        return { status: "danger", note: refusal.note };
      },
    );
    setState(outcome);
    setLast(outcome);
  }

  const props = {
    ref: form,
    method: "post",
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (state.status === "default") void submit(event.currentTarget);
    },
    onInput: ({ currentTarget, target }) => {
      draft.keep(currentTarget);
      if (isControl(target) && errors[target.name] && !errorOf(target))
        setErrors(({ [target.name]: _, ...rest }) => rest);
    },
    onBlur: ({ target }) => {
      const error = isControl(target) && target.matches(":user-invalid") && errorOf(target);
      if (error) setErrors((known) => ({ ...known, [target.name]: error }));
    },
    onFocus: touch,
    onPointerDown: touch,
  } satisfies ComponentProps<"form">;

  return {
    props,
    errors,
    last,
    busy: state.status !== "default",
    untouched: state.status === "default" && !last,
  };
}
