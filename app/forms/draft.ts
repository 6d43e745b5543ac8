import { tryStorage } from "#app/try-storage.ts";
import type { Template } from "#contract/send.ts";

/** The event by which a form that has just come asks for what was entered in it before (draft-script.ts). */
export const restoreEvent = "restore-draft";

// The form fills these in itself.
const own = ["page", "form_token", "reply_code"];

const draftKey = (template: Template) => `draft:${template}`;

/** The attribute of a form whose entries are kept. */
export const keepsDraft = (template: Template) => ({ "data-draft": draftKey(template) });

/** The attribute of what says that they were sent. */
export const endsDraft = (template: Template) => ({ "data-draft-sent": draftKey(template) });

export type Entries = [name: string, value: string][];

/** What stands in a form. */
export const entriesIn = (form: HTMLFormElement) =>
  [...new FormData(form)].filter(([name, value]) => value && !own.includes(name)) as Entries;

/** What was entered; nothing where there is no draft, or only one of an older form. */
export const draftOf = (template: Template) => entriesAt(draftKey(template));

export function entriesAt(key: string): Entries | undefined {
  const kept = tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? "null"));
  return Array.isArray(kept) && kept.every(Array.isArray) ? (kept as Entries) : undefined;
}

export const forgetDraft = (key: string) => tryStorage(() => sessionStorage.removeItem(key));
