import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { Template } from "#contract/send.ts";
import { draftOf } from "./draft.ts";

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

/** Fills in what was entered in this tab before and not sent. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  template: Template,
  load: () => Promise<SendingModule>,
) {
  useEffect(() => {
    if (!draftOf(template)) return;
    load().then(({ restoreDraft }) => form.current && restoreDraft(form.current, template), ignore);
  }, [form, template, load]);
}

/** For what only helps: the line may be down for a moment, and sending loads again. */
export const ignore = () => {};
