import type { Input, InputSpecs } from "#simulation/simulator.ts";
import type { Values } from "../trial.ts";
import { allowed } from "./values.ts";

type Control = HTMLInputElement | HTMLSelectElement;

const controlOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control | null;
const sliderName = (id: string) => `${id}-slider`;

/** What the controls say; undefined while a number is being typed that is not allowed. */
export function valuesIn(form: HTMLFormElement, inputs: InputSpecs): Values | undefined {
  const values: Values = {};
  for (const [id, input] of Object.entries(inputs)) {
    const { value, asked } = allowed(input, controlOf(form, id)?.value ?? "");
    if (!asked) return undefined;
    values[id] = value;
  }
  return values;
}

export function setValues(form: HTMLFormElement, values: Values) {
  for (const [id, value] of Object.entries(values))
    for (const control of [controlOf(form, id), controlOf(form, sliderName(id))])
      if (control) control.value = String(value);
}

/** Brings slider and number together: the one that was changed leads. */
export function followInput(form: HTMLFormElement, inputs: InputSpecs, changed: EventTarget | null) {
  for (const id of Object.keys(inputs)) {
    const [box, slider] = [controlOf(form, id), controlOf(form, sliderName(id))];
    if (box && slider && changed === slider) box.value = slider.value;
    else if (box && slider && changed === box && box.value) slider.value = box.value;
  }
}

/** Puts right what was typed, once the visitor has left the field; tells whether there was anything to put right. */
export function correctInput(form: HTMLFormElement, inputs: InputSpecs) {
  const wrong = Object.entries(inputs).flatMap(([id, input]: [string, Input]) => {
    const { value, asked } = allowed(input, controlOf(form, id)?.value ?? "");
    return asked ? [] : [[id, value] as const];
  });
  setValues(form, Object.fromEntries(wrong));
  return wrong.length > 0;
}

/** What was moved before the code was there: a slider that its number has not followed. */
export function followEarlyInput(form: HTMLFormElement, inputs: InputSpecs) {
  for (const id of Object.keys(inputs)) {
    const [box, slider] = [controlOf(form, id), controlOf(form, sliderName(id))];
    if (!(box instanceof HTMLInputElement) || !slider) continue;
    const isTyped = box.value !== box.defaultValue;
    followInput(form, inputs, isTyped ? box : slider);
  }
}

export const isUntouched = (form: HTMLFormElement, inputs: InputSpecs) =>
  Object.entries(inputs).every(([id, { initial }]) => controlOf(form, id)?.value === String(initial));
