import type { InputSpecs } from "#simulation/simulator.ts";

/** For whoever presses a button that goes away. */
export const focusControls = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>("input, select")?.focus({ preventScroll: true });

/** Whether a control has another value than it was built with, or the address asks for one. */
export function isTouched(form: HTMLFormElement, inputs: InputSpecs, query: string) {
  const asked = new URLSearchParams(query);
  return (
    [...form.elements].some((control) => {
      if (control instanceof HTMLSelectElement)
        return !control.options[control.selectedIndex]?.defaultSelected;
      return control instanceof HTMLInputElement && control.value !== control.defaultValue;
    }) || Object.keys(inputs).some((id) => asked.has(id))
  );
}
