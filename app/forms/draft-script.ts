import { tryStorage } from "#app/try-storage.ts";
import { entriesAt, entriesIn, forgetDraft, restoreEvent } from "./draft.ts";
import { type Control, isBox } from "./sending/controls.ts";

/**
 * Runs in the head: drafts are kept from the first key on, before the app has started and where it never does. An earlier
 * draft is restored first, or the first key would overwrite it.
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
  // The boxes that say what an enquiry is about are rendered only by the app.
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
    if (!isBox(control)) {
      // An enquiry that a search has led to begins with a sentence of ours.
      if (control.value === control.defaultValue) control.value = values[0] ?? control.value;
    }
    // click() rather than `checked =`, so that change listeners fire.
    else if (!control.checked && values.includes(control.value)) control.click();
  }
  // Each click above fired an input event, which saved a form that was only half restored.
  keep(form);
}
