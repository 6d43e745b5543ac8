import type { Template } from "#contract/send.ts";
import { draftOf, keepDraft } from "../draft.ts";
import { type Control, controlsOf } from "./validity.ts";

/** Fills in what was entered in this tab before and not sent. What was typed or answered since then stays. */
export function restoreDraft(form: HTMLFormElement, template: Template) {
  const entries = draftOf(template);
  if (!entries) return;
  for (const control of controlsOf(form)) {
    const values = entries.flatMap(([name, value]) => (name === control.name ? value : []));
    if (!isBox(control)) control.value ||= values[0] ?? "";
    else if (!control.checked && values.includes(control.value)) control.click();
  }
  // Filling in is heard as input, and kept while it is only half done.
  keepDraft(form);
}

/** Empties a form, also of what the page was answered with. */
export function clear(form: HTMLFormElement) {
  for (const control of controlsOf(form)) {
    if (isBox(control)) {
      control.defaultChecked = false;
      if (control.checked) control.click();
    } else if (control.type !== "hidden") control.defaultValue = "";
  }
  // To the browser the fields are now untouched again, and so not yet wrong.
  form.reset();
}

// Boxes are clicked and not set, so that whoever listens to them learns of it.
const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox";
