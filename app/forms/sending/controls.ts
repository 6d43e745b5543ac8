export type Control = HTMLInputElement | HTMLTextAreaElement;

export const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isControl);

export const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

export const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

/** Empties a form, also of what the page was answered with. */
export function clear(form: HTMLFormElement) {
  for (const control of controlsOf(form)) {
    if (isBox(control)) {
      control.defaultChecked = false;
      // Clicked and not set, so that whoever listens to it learns of it.
      if (control.checked) control.click();
    } else if (control.type !== "hidden") control.defaultValue = "";
  }
  // To the browser the fields are now untouched again, and so not yet wrong.
  form.reset();
}
