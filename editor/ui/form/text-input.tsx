import { type FocusEvent, type KeyboardEvent, useId } from "react";
import type { Path } from "../../files/change.ts";
import { Counter } from "./counter.tsx";
import { pathId } from "./form-context.ts";
import { FieldFrame } from "./frame.tsx";
import { useFieldText } from "./use-field-text.ts";

/** A text of an item. The page shows it at once; it is saved when the field is left or Enter is pressed. */
export function TextInput({ path, label }: { path: Path; label: string }) {
  const { schema, isLong, isLine, text, isTyped, problems, type, giveUp, save } = useFieldText(path);
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") {
      event.stopPropagation();
      giveUp();
    } else if (event.key === "Enter" && !event.shiftKey && (isLine || event.ctrlKey)) {
      event.preventDefault();
      void save();
    }
  }

  const shared = {
    id,
    value: text,
    "aria-invalid": problems.length > 0,
    "aria-describedby": `${id}-words`,
    onChange: (event: { target: { value: string } }) => type(event.target.value),
    // A dialog over the form, such as one about this very text, is no reason to save it once more.
    onBlur: (event: FocusEvent) => isTyped && !event.relatedTarget?.closest("dialog") && save(),
    onKeyDown,
  };
  return (
    <FieldFrame
      anchor={pathId(path)}
      label={label}
      htmlFor={id}
      description={schema.description}
      problems={problems}
      aside={<Counter value={text} schema={schema} />}
    >
      {isLong ? (
        <textarea className="input" rows={schema.field === "markdown" ? 18 : 3} {...shared} />
      ) : (
        <input className="input" type={schema.format === "date" ? "date" : "text"} {...shared} />
      )}
    </FieldFrame>
  );
}
