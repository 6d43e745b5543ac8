import { type Control, controlsOf } from "./validity.ts";

// The form fills these in itself.
const own = ["page", "form_token", "reply_code"];

/**
 * What a visitor has entered, kept in this tab until it is sent: a reload or a crash loses nothing.
 * Where storage is forbidden, nothing is kept and nothing breaks.
 */
export function openDraft(key: string) {
  const forget = () => quietly(() => sessionStorage.removeItem(key));
  const keep = (form: HTMLFormElement) => {
    const entries = enteredIn(form);
    if (entries.length === 0) forget();
    else quietly(() => sessionStorage.setItem(key, JSON.stringify(entries)));
  };
  return {
    keep,
    forget,
    /** Fills in what is empty: what was typed or answered since then stays. */
    restore: (form: HTMLFormElement) =>
      quietly(() => {
        const kept = sessionStorage.getItem(key);
        if (!kept) return;
        fill(form, JSON.parse(kept));
        // Filling in is heard as input, and kept while it is only half done.
        keep(form);
      }),
  };
}

const enteredIn = (form: HTMLFormElement) =>
  [...new FormData(form)].filter(([name, value]) => value && !own.includes(name));

function fill(form: HTMLFormElement, entries: [string, string][]) {
  for (const control of controlsOf(form)) {
    const values = entries.flatMap(([name, value]) => (name === control.name ? value : []));
    if (!isBox(control)) control.value ||= values[0] ?? "";
    else if (!control.checked && values.includes(control.value)) control.click();
  }
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

function quietly(access: () => void) {
  try {
    access();
  } catch {
    // A browser that keeps nothing, or a draft of an older form.
  }
}
