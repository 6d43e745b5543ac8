import type { Field } from "#contract/limits.ts";
import type { FormsContent } from "#model/words/forms.ts";
import type { Errors } from "../outcome.ts";
import { errorFrom } from "../problem-words.ts";
import { type Control, controlsOf, isControl } from "./controls.ts";

/** What the browser itself finds wrong, in our words, in the order of the form. */
export function findErrors(form: HTMLFormElement, words: FormsContent): Errors {
  return Object.fromEntries(
    controlsOf(form).flatMap((control) =>
      isWrong(control) ? [[control.name, errorOf(control, words)]] : [],
    ),
  );
}

/** The errors without that of a field which has just been put right. */
export function errorsAfterInput(errors: Errors, target: EventTarget): Errors {
  if (!isControl(target) || !errors[target.name] || isWrong(target)) return errors;
  const { [target.name]: _, ...rest } = errors;
  return rest;
}

/** The errors with that of a field which the visitor has left wrong. */
export function errorsAfterBlur(errors: Errors, target: EventTarget, words: FormsContent): Errors {
  if (!isControl(target) || !target.matches(":user-invalid")) return errors;
  return { ...errors, [target.name]: errorOf(target, words) };
}

export function focusFirst(form: HTMLFormElement, errors: Errors) {
  const first = controlsOf(form).find(({ name }) => name in errors);
  first?.focus();
  // WebKit would leave it under the sticky bar.
  first?.scrollIntoView({ block: "nearest" });
}

const isWrong = ({ validity }: Control) => !validity.valid;

/** Of the browser's checks the forms use two: a field is required, or holds an address. */
const errorOf = ({ name, validity }: Control, words: FormsContent) =>
  errorFrom(words, name as Field, validity.valueMissing ? "required" : "email");
