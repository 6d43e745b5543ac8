import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
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

/** Plain checkboxes in a <details>: they work before hydration, go with the form and are cleared with it. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, name, options, defaultValue = [], placeholder, removeLabel } = props;
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const { chosen, read, remove } = useChosen(list, defaultValue);
  useDismiss(details);
  const shown = options.filter(({ value }) => chosen.includes(value));
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
        <Boxes name={name} options={options} defaultValue={defaultValue} />
      </details>
      <p id={`${id}-chosen`} className="sr-only" aria-live="polite">
        {shown.map((option) => option.label).join(", ")}
      </p>
      <Chosen options={shown} removeLabel={removeLabel} onRemove={remove} />
    </fieldset>
  );
}

/** What is chosen is read from the checkboxes, never kept beside them. */
function useChosen(list: RefObject<HTMLFieldSetElement | null>, defaultValue: readonly string[]) {
  const [chosen, setChosen] = useState(defaultValue);
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
    // click() rather than a state change, so that listeners on the form receive the event.
    for (const box of boxes()) if (box.value === value && box.checked) box.click();
    list.current?.querySelector("summary")?.focus();
  };
  return { chosen, read, remove };
}

/** Without JavaScript nothing closes the list but its button, so there it must not cover what follows. */
function Boxes({
  name,
  options,
  defaultValue = [],
}: Pick<MultiSelectProps, "name" | "options" | "defaultValue">) {
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-2 max-h-80 overflow-y-auto noscript:static noscript:max-h-none rounded-2xl border border-border bg-overlay p-2 shadow-float">
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 hover:bg-surface-tertiary has-focus-visible:bg-surface-tertiary"
        >
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={defaultValue.includes(value)}
            className="checkbox"
          />
          {label}
        </label>
      ))}
    </div>
  );
}

type ChosenProps = Pick<MultiSelectProps, "options" | "removeLabel"> & { onRemove: (value: string) => void };

function Chosen({ options, removeLabel, onRemove }: ChosenProps) {
  if (!options.length) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {options.map(({ value, label }) => (
        <li key={value}>
          <button
            type="button"
            aria-label={`${removeLabel} ${label}`}
            onClick={() => onRemove(value)}
            className="chip-button"
          >
            {label}
            <Icon name={uiIcons.close} className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Arrow keys walk through the boxes, as they do through a list, and from the button into it. */
function moveAmongBoxes(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !event.currentTarget.querySelector("details")?.open) return;
  event.preventDefault();
  const boxes = [...event.currentTarget.querySelectorAll("input")];
  const here = boxes.indexOf(document.activeElement as HTMLInputElement);
  boxes.at(here < 0 && step < 0 ? -1 : (here + step) % boxes.length)?.focus();
}
