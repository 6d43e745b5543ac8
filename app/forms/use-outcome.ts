import { useEffect, useState } from "react";
import type { NoticeContent } from "#app/ui/toasts/notice.tsx";
import { useToast } from "#app/ui/toasts/toast.tsx";
import type { Outcome } from "./outcome.ts";

type State = { status: "default" } | { status: "sending" } | Outcome;

const rested: State = { status: "default" };

/** Where sending stands. Its outcome is shown until it is closed or `resetMs` have passed; then the form is free again. */
export function useOutcome(noticeOf: (outcome: Outcome) => NoticeContent, resetMs: number) {
  const [state, setState] = useState<State>(rested);
  const [last, setLast] = useState<Outcome>();

  const ended = state.status === "success" || state.status === "danger";
  useEffect(() => {
    if (!ended) return;
    const timer = setTimeout(() => setState(rested), resetMs);
    return () => clearTimeout(timer);
  }, [ended, resetMs]);
  useToast(
    ended && {
      ...noticeOf(state),
      timeout: Number.POSITIVE_INFINITY,
      onClose: () => setState(rested),
    },
  );

  return {
    busy: state.status !== "default",
    /** The outcome of the last try, which stays when its notification has gone. */
    last,
    begin() {
      setState({ status: "sending" });
      setLast(undefined);
    },
    /** Without an outcome nothing was sent: the form is free at once. */
    end(outcome?: Outcome) {
      setState(outcome ?? rested);
      setLast(outcome);
    },
  };
}
