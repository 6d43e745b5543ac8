import type { Template } from "#contract/send.ts";

// The form fills these in itself.
const own = ["page", "form_token", "reply_code"];

export const draftKey = (template: Template) => `draft:${template}`;

/** The attribute of a form whose entries are kept. */
export const keepsDraft = (template: Template) => ({ "data-draft": draftKey(template) });

/** The attribute of what says that they were sent. */
export const endsDraft = (template: Template) => ({ "data-draft-sent": draftKey(template) });

/**
 * What a visitor has entered, kept in this tab until it is sent: a reload or a crash loses nothing.
 * Where storage is forbidden, nothing is kept and nothing breaks.
 */
export function keepDraft(form: HTMLFormElement) {
  const { draft: key } = form.dataset;
  if (!key) return;
  const entries = [...new FormData(form)].filter(([name, value]) => value && !own.includes(name));
  if (entries.length === 0) forgetDraft(key);
  else quietly(() => sessionStorage.setItem(key, JSON.stringify(entries)));
}

export const forgetDraft = (key: string) => quietly(() => sessionStorage.removeItem(key));

/** The names and values that were entered; none where there is no draft, or only one of an older form. */
export function draftOf(template: Template): [string, string][] | undefined {
  return quietly(() => JSON.parse(sessionStorage.getItem(draftKey(template)) ?? "null") ?? undefined);
}

/** A browser that keeps nothing for us throws when it is asked. */
function quietly<T>(access: () => T) {
  try {
    return access();
  } catch {
    return undefined;
  }
}
