import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { Template } from "#contract/send.ts";
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

type Draft = { template: Template; answer?: ActionAnswer; load: () => Promise<SendingModule> };

/** Fills in what was entered in this tab before and not sent. */
export function useDraft(form: RefObject<HTMLFormElement | null>, { template, answer, load }: Draft) {
  useEffect(() => {
    const element = form.current;
    if (!element || !draftOf(template)) return;
    load().then(({ openDraft }) => {
      const draft = openDraft(draftKeyOf(template));
      if (answer?.status === "success") draft.forget();
      draft.restore(element);
    }, ignore);
  }, [form, template, answer, load]);
}

/** What was entered, by the fields' names. Where storage is forbidden, there is none. */
export function draftOf(template: Template): Record<string, string> | undefined {
  try {
    const kept = sessionStorage.getItem(draftKeyOf(template));
    return kept === null ? undefined : Object.fromEntries(JSON.parse(kept));
  } catch {
    return undefined;
  }
}

export const draftKeyOf = (template: Template) => `draft:${template}`;

/** For what only helps: the line may be down for a moment, and sending loads again. */
export const ignore = () => {};
