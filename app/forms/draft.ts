import { type Control, controlsOf } from "./validity.ts";

// The form fills these in itself.
const own = ["page", "website"];

/**
 * What a visitor has entered, kept in this tab until it is sent: a reload or a crash loses nothing.
 * Where storage is forbidden, nothing is kept and nothing breaks.
 */
export function openDraft(name: string) {
  const key = `draft:${name}`;
  return {
    keep: (form: HTMLFormElement) => quietly(() => sessionStorage.setItem(key, written(form))),
    forget: () => quietly(() => sessionStorage.removeItem(key)),
    /** Fills in what is empty: what was typed or answered since then stays. */
    restore: (form: HTMLFormElement) =>
      quietly(() => fill(form, JSON.parse(sessionStorage.getItem(key) ?? "[]"))),
  };
}

const written = (form: HTMLFormElement) =>
  JSON.stringify([...new FormData(form)].filter(([name, value]) => value && !own.includes(name)));

function fill(form: HTMLFormElement, entries: [string, string][]) {
  for (const control of controlsOf(form)) {
    const values = entries.flatMap(([name, value]) => (name === control.name ? value : []));
    if (!isBox(control)) control.value ||= values[0] ?? "";
    // Clicked and not set, so that whoever listens to the box learns of it.
    else if (!control.checked && values.includes(control.value)) control.click();
  }
}

/** Empties a form, also of what the page was answered with. */
export function clear(form: HTMLFormElement) {
  for (const control of controlsOf(form)) {
    if (isBox(control)) control.defaultChecked = false;
    else if (control.type !== "hidden") control.defaultValue = "";
  }
  form.reset();
}

const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

function quietly(access: () => void) {
  try {
    access();
  } catch {
    // A browser that keeps nothing, or a draft of an older form.
  }
}
