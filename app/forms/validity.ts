import { problems } from "#contract/problems.ts";

export type Errors = Record<string, string>;

export type Control = HTMLInputElement | HTMLTextAreaElement;

/** What the browser itself finds wrong, in our words, in the order of the form. */
export function errorsIn(form: HTMLFormElement): Errors {
  return Object.fromEntries(
    controlsOf(form).flatMap((control) => {
      const error = errorOf(control);
      return error ? [[control.name, error]] : [];
    }),
  );
}

export function errorOf(control: Control): string | undefined {
  if (control.validity.valid) return undefined;
  return problems[control.name as keyof typeof problems] ?? control.validationMessage;
}

export function focusFirst(form: HTMLFormElement, errors: Errors) {
  controlsOf(form)
    .find(({ name }) => name in errors)
    ?.focus();
}

export const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

export const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isControl);
