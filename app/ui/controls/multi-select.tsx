import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { useDismiss } from "#app/ui/overlays/use-dismiss.ts";

type Option = { value: string; label: string };

type MultiSelectProps = {
  label: string;
  name: string;
  options: readonly Option[];
  /** Values that are chosen at first. */
  defaultValue?: readonly string[];
  placeholder: string;
  /** How the button that takes a choice back is called: the label follows. */
  removeLabel: string;
};

/**
 * Plain checkboxes in a <details>: they work before hydration, go with the form and are cleared with it.
 * What is chosen is read from them, never kept beside them.
 */
export function MultiSelect({
  label,
  name,
  options,
  defaultValue = [],
  placeholder,
  removeLabel,
}: MultiSelectProps) {
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const [chosen, setChosen] = useState(defaultValue);
  useDismiss(details);

  const boxes = () => [...(list.current?.querySelectorAll("input") ?? [])];
  const read = () => setChosen(boxes().flatMap((box) => (box.checked ? box.value : [])));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once: what was ticked before hydration, and when the form is cleared
  useEffect(() => {
    read();
    const form = list.current?.form;
    // The event comes before the boxes are cleared.
    const cleared = () => setTimeout(read);
    form?.addEventListener("reset", cleared);
    return () => form?.removeEventListener("reset", cleared);
  }, []);

  const remove = (value: string) => {
    // A click, and not a change of its state alone: whoever listens to the form hears of it.
    for (const box of boxes()) if (box.value === value && box.checked) box.click();
    details.current?.querySelector("summary")?.focus();
  };

  return (
    <fieldset
      ref={list}
      onChange={read}
      onKeyDown={moveAmongBoxes}
      className="grid min-w-0 content-start gap-1.5"
    >
      <legend className="float-left font-semibold text-small">{label}</legend>
      <details ref={details} className="group relative">
        <summary
          className="field flex cursor-pointer list-none items-center gap-3"
          aria-describedby={`${id}-chosen`}
        >
          <span className="flex-1 text-muted">{placeholder}</span>
          <Icon name={uiIcons.down} className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        {/* Without JavaScript nothing closes it but its button, so it must not cover what follows. */}
        <div className="absolute inset-x-0 top-full z-20 mt-2 max-h-80 overflow-y-auto noscript:static noscript:max-h-none rounded-2xl border border-border bg-overlay p-2 shadow-float">
          {options.map((option) => (
            <label
              key={option.value}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 hover:bg-surface-tertiary has-focus-visible:bg-surface-tertiary"
            >
              <input
                type="checkbox"
                name={name}
                value={option.value}
                defaultChecked={defaultValue.includes(option.value)}
                className="checkbox"
              />
              {option.label}
            </label>
          ))}
        </div>
      </details>
      <p id={`${id}-chosen`} className="sr-only" aria-live="polite">
        {labelsOf(options, chosen).join(", ")}
      </p>
      {chosen.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-2">
          {options
            .filter(({ value }) => chosen.includes(value))
            .map((option) => (
              <li key={option.value}>
                <button
                  type="button"
                  aria-label={`${removeLabel} ${option.label}`}
                  onClick={() => remove(option.value)}
                  className="chip-button"
                >
                  {option.label}
                  <Icon name={uiIcons.close} className="size-4" />
                </button>
              </li>
            ))}
        </ul>
      )}
    </fieldset>
  );
}

const labelsOf = (options: readonly Option[], values: readonly string[]) =>
  options.flatMap(({ value, label }) => (values.includes(value) ? label : []));

/** Arrow keys walk through the boxes, as they do through a list, and from the button into it. */
function moveAmongBoxes(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !event.currentTarget.querySelector("details")?.open) return;
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll("input")];
  const here = boxes.indexOf(document.activeElement as HTMLInputElement);
  boxes.at(here < 0 && step < 0 ? -1 : (here + step) % boxes.length)?.focus();
}
