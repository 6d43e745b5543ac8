import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";

type Common = {
  label: ReactNode;
  /** A line below the label that helps to fill it in. */
  hint?: ReactNode;
  /** What is wrong with it; it marks the field as invalid. */
  error?: ReactNode;
};

type FieldProps = Common &
  (
    | ({ multiline?: false } & Omit<ComponentProps<"input">, "className">)
    | ({ multiline: true } & Omit<ComponentProps<"textarea">, "className">)
  );

/** A labelled input. Its hint and error are read out with it, and once the visitor has left it wrong, it shows. */
export function Field({ label, hint, error, ...props }: FieldProps) {
  const own = useId();
  const id = props.id ?? own;
  const described = {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
    className: "field mt-1.5 block",
  } as const;
  return (
    // Blocks with margins: in a grid, a node that a password manager adds would be a row with a gap.
    <div>
      <label htmlFor={id} className="block font-semibold text-small">
        {label}
        {props.required && <RequiredMark />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-muted leading-snug">
          {hint}
        </p>
      )}
      {props.multiline ? <Textarea {...props} {...described} /> : <Input {...props} {...described} />}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

const Input = ({ multiline: _, ...input }: ComponentProps<"input"> & { multiline?: false }) => (
  <input {...input} />
);

const Textarea = ({ multiline: _, ...textarea }: ComponentProps<"textarea"> & { multiline: true }) => (
  <textarea rows={4} {...textarea} />
);

/** For the eye only: the input itself says that it is required. */
const RequiredMark = () => (
  <span aria-hidden="true" className="ml-1 text-danger">
    *
  </span>
);

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 font-medium text-small text-danger leading-snug">
      {/* Without colours it differs from a hint by this sign. */}
      <Icon name={uiIcons.warning} className="mt-px size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
