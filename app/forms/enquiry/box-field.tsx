import type { ReactNode } from "react";

type BoxFieldProps = {
  name: "about" | "trial";
  value: string;
  label: string;
  /** What stands beside the box. */
  title: string;
  hint: string;
  children?: ReactNode;
};

/** Something that goes along with an enquiry unless the visitor unticks it: that works without JavaScript. */
export const BoxField = ({ name, value, label, title, hint, children }: BoxFieldProps) => (
  <div className="grid gap-1.5 sm:col-span-2">
    <p id={`${name}-label`} className="font-semibold text-small">
      {label}
    </p>
    <label className="chip-button w-fit max-w-full">
      <input
        key={value}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked
        aria-describedby={`${name}-label ${name}-hint`}
        className="checkbox"
      />
      {title}
    </label>
    {children}
    <p id={`${name}-hint`} className="text-muted text-small">
      {hint}
    </p>
  </div>
);
