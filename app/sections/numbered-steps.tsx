import { Unbroken } from "#app/ui/layout/unbroken.tsx";
import type { TitledContent } from "#model/fields.ts";

type NumberedStepsProps = {
  steps: TitledContent[];
  /** How many stand side by side, by the window's width. */
  className: string;
};

/** What is done one after the other, each step under its number. */
export const NumberedSteps = ({ steps, className }: NumberedStepsProps) => (
  <ol className={`mt-6 grid gap-x-8 gap-y-6 md:mt-10 md:gap-y-8 ${className}`}>
    {steps.map(({ title, description }, place) => (
      <li key={title} className="rise border-accent border-t-2 pt-4 md:pt-5">
        <span aria-hidden="true" className="font-display text-accent text-numeral tabular-nums">
          {place + 1}
        </span>
        <h3 className="mt-2 text-title md:mt-3">
          <Unbroken text={title} />
        </h3>
        <p className="mt-2 text-muted">{description}</p>
      </li>
    ))}
  </ol>
);
