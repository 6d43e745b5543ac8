import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { ActionAnswer } from "./outcome.ts";

export type SendingModule = typeof import("./sending/sending.ts");

/** Loads the module once; after a fault of the line the next one who needs it loads it again. */
export function useSendingModule(): () => Promise<SendingModule> {
  const loading = useRef<Promise<SendingModule>>(undefined);
  return useCallback(() => {
    // A form stands on every page, and few visitors use it: what sending takes comes when it is touched.
    loading.current ??= import("./sending/sending.ts");
    loading.current.catch(() => {
      loading.current = undefined;
    });
    return loading.current;
  }, []);
}

type Draft = { key: string; answer?: ActionAnswer; load: () => Promise<SendingModule> };

/** Fills in what was entered in this tab before and not sent. */
export function useDraft(form: RefObject<HTMLFormElement | null>, { key, answer, load }: Draft) {
  useEffect(() => {
    const element = form.current;
    if (!element || !hasDraft(key)) return;
    load().then(({ openDraft }) => {
      if (answer?.status === "success") openDraft(key).forget();
      openDraft(key).restore(element);
    }, ignore);
  }, [form, key, answer, load]);
}

/** Where storage is forbidden, there is none. */
function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** For what only helps: the line may be down for a moment, and sending loads again. */
export const ignore = () => {};
