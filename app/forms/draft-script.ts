import { tryStorage } from "#app/try-storage.ts";
import { entriesAt, entriesIn, forgetDraft, restoreEvent } from "./draft.ts";
import { type Control, isBox } from "./sending/controls.ts";

/**
 * Runs in the head: drafts begin with the first key, long before the app is there, and also where it never comes. What was
 * entered before stands in the form by then, or the first key would be kept in its place.
 */
addEventListener("input", ({ target }) => {
  const form = target instanceof Element && target.closest("form");
  if (form) keep(form);
});

addEventListener(restoreEvent, ({ target }) => restore(target as HTMLFormElement));

addEventListener("DOMContentLoaded", () => {
  // The answer to a form that the browser itself has posted.
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-draft-sent]"))
    forgetDraft(dataset.draftSent ?? "");
  for (const form of document.forms) restore(form);
});

/**
 * What a visitor has entered, kept in this tab until it is sent: a reload or a crash loses nothing.
 * Where storage is forbidden, nothing is kept and nothing breaks.
 */
function keep(form: HTMLFormElement) {
  const { draft: key } = form.dataset;
  if (!key) return;
  // The boxes that say what an enquiry is about come with the app.
  const elsewhere = entriesAt(key)?.filter(([name]) => !form.elements.namedItem(name)) ?? [];
  const entries = [...entriesIn(form), ...elsewhere];
  if (entries.length === 0) forgetDraft(key);
  else tryStorage(() => sessionStorage.setItem(key, JSON.stringify(entries)));
}

/** Fills in what was entered in this tab before and not sent. What was typed or answered since then stays. */
function restore(form: HTMLFormElement) {
  const entries = entriesAt(form.dataset.draft ?? "");
  if (!entries) return;
  for (const control of [...form.elements] as Control[]) {
    const values = entries.flatMap(([name, value]) => (name === control.name ? value : []));
    if (!isBox(control)) control.value ||= values[0] ?? "";
    // Clicked and not set, so that whoever listens to it learns of it.
    else if (!control.checked && values.includes(control.value)) control.click();
  }
  // Filling in is heard as input, and kept while it is only half done.
  keep(form);
}
