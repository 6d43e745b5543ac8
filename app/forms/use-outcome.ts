import { useEffect, useRef, useState } from "react";
import type { NoticeContent } from "#app/ui/toasts/notice.tsx";
import { useToasts } from "#app/ui/toasts/toast.tsx";
import type { Outcome } from "./outcome.ts";

type State = { status: "default" } | { status: "sending" } | Outcome;

const rested: State = { status: "default" };

/** Where sending stands. After `resetMs` the form is free again; the notification also waits for whoever reads it. */
export function useOutcome(noticeOf: (outcome: Outcome) => NoticeContent, resetMs: number) {
  const [state, setState] = useState<State>(rested);
  const [last, setLast] = useState<Outcome>();
  const { show, close } = useToasts();
  const toast = useRef<number>(undefined);

  const ended = state.status === "success" || state.status === "danger";
  useEffect(() => {
    if (!ended) return;
    const timer = setTimeout(() => setState(rested), resetMs);
    return () => clearTimeout(timer);
  }, [ended, resetMs]);

  const takeBack = () => {
    if (toast.current !== undefined) close(toast.current);
  };

  return {
    busy: state.status !== "default",
    sending: state.status === "sending",
    /** The outcome of the last try, which stays when its notification has gone. */
    last,
    begin() {
      takeBack();
      setState({ status: "sending" });
      setLast(undefined);
    },
    /** Without an outcome nothing was sent: the form is free at once. */
    end(outcome?: Outcome) {
      takeBack();
      setState(outcome ?? rested);
      setLast(outcome);
      if (outcome)
        toast.current = show({
          ...noticeOf(outcome),
          timeout: resetMs,
          onClose: () => setState(rested),
        });
    },
  };
}
