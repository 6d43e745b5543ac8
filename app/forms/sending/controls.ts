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
      // click() rather than `checked =`, so that change listeners fire.
      if (control.checked) control.click();
    } else if (control.type !== "hidden") control.defaultValue = "";
  }
  // reset() clears the browser's user-invalid state as well.
  form.reset();
}
