import { forgetDraft, keepDraft } from "./draft.ts";

/** Runs in the head: drafts begin with the first key, long before the app is there, and also where it never comes. */
addEventListener("input", ({ target }) => {
  const form = target instanceof Element && target.closest("form");
  if (form) keepDraft(form);
});

// The answer to a form that the browser itself has posted.
addEventListener("DOMContentLoaded", () => {
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-draft-sent]"))
    forgetDraft(dataset.draftSent ?? "");
});
