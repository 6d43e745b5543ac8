import type { ReactNode } from "react";
import { Problems } from "./problems.tsx";

type FieldFrameProps = {
  anchor: string;
  label: string;
  htmlFor?: string;
  description?: string;
  problems?: string[];
  aside?: ReactNode;
  children: ReactNode;
};

/** A field's name, what it is for, what is wrong with it, and the field itself. */
export function FieldFrame({
  anchor,
  label,
  htmlFor,
  description,
  problems = [],
  aside,
  children,
}: FieldFrameProps) {
  return (
    <div className="field" id={anchor} data-bad={problems.length > 0 || undefined}>
      <div className="field-head">
        {htmlFor ? <label htmlFor={htmlFor}>{label}</label> : <span className="field-name">{label}</span>}
        {aside}
      </div>
      {children}
      <div id={htmlFor && `${htmlFor}-words`} className="field-words">
        {description && <p className="quiet">{description}</p>}
        <Problems says={problems} />
      </div>
    </div>
  );
}
