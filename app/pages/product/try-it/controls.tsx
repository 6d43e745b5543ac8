import { type RefObject, useId } from "react";
import type { Input } from "#simulation/simulator.ts";
import type { TrialProps } from "./trial.ts";

type ControlsProps = Pick<TrialProps, "inputs" | "words" | "shared"> & {
  form: RefObject<HTMLFormElement | null>;
  /** A control has been used. */
  onUse: () => void;
};

/** The inputs, as the browser's own controls: what a visitor changes before the code has come counts as well. */
export function Controls({ inputs, words, shared, form, onUse }: ControlsProps) {
  return (
    <form
      ref={form}
      aria-label={shared.inputs}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      onInput={onUse}
      className="try-it-controls grid grid-flow-row-dense grid-cols-2 content-start gap-x-5 gap-y-4 sm:gap-x-10 lg:grid-cols-1"
    >
      <p className="script-only-off col-span-full text-muted text-small">{shared.example}</p>
      {Object.entries(inputs).map(([id, input]) => (
        <Control key={id} id={id} input={input} words={words.inputs[id] ?? { label: id }} />
      ))}
    </form>
  );
}

type ControlProps<Kind> = { id: string; input: Kind; words: TrialProps["words"]["inputs"][string] };
type Choice = Extract<Input, { kind: "choice" }>;

const Control = ({ input, ...props }: ControlProps<Input>) =>
  input.kind === "choice" ? <Options {...props} input={input} /> : <Amount {...props} input={input} />;

function Options({ id, input, words }: ControlProps<Choice>) {
  const { own, label, hint, described } = useLabels(words);
  return (
    <div className="col-span-full grid content-start gap-1 sm:max-lg:col-span-1">
      {label}
      <select
        id={own}
        name={id}
        defaultValue={input.initial}
        aria-describedby={described}
        className="field select"
      >
        {input.options.map((option) => (
          <option key={option} value={option}>
            {words.options?.[option]}
          </option>
        ))}
      </select>
      {hint}
    </div>
  );
}

function Amount({ id, input, words }: ControlProps<Exclude<Input, Choice>>) {
  const { own, label, hint, described } = useLabels(words);
  const { min, max, step, initial } = input;
  const bounds = { min, max, step, defaultValue: initial };
  return (
    <div className="grid content-between gap-y-1">
      {label}
      <div className="flex items-center gap-x-4 max-sm:flex-col-reverse">
        {/* The same value by hand. Named, so that it is restored when React renders the page again (visitors-state.ts). */}
        <input
          {...bounds}
          type="range"
          name={`${id}-slider`}
          aria-label={words.label}
          className="needs-script slider"
        />
        <span className="field number-field">
          <input
            {...bounds}
            id={own}
            name={id}
            type="number"
            inputMode="decimal"
            aria-describedby={described}
          />
          {words.unit ?? input.unit}
        </span>
      </div>
      {hint}
    </div>
  );
}

function useLabels({ label, hint }: ControlProps<Input>["words"]) {
  const own = useId();
  const described = hint && `${own}-hint`;
  return {
    own,
    described,
    label: (
      <label htmlFor={own} className="font-semibold text-small">
        {label}
      </label>
    ),
    hint: hint && (
      <p id={described} className="text-muted text-sm max-sm:hidden">
        {hint}
      </p>
    ),
  };
}
