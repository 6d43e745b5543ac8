import { accents } from "../../../model/fields.ts";
import type { ChoiceProps } from "./choice-props.ts";

export const ColourChoice = ({ value, onChoose }: ChoiceProps) => (
  <ul className="colour-grid">
    {accents.map((accent) => (
      <li key={accent}>
        <button
          type="button"
          className="choice"
          aria-pressed={accent === value}
          onClick={() => onChoose(accent)}
        >
          <span className="colour" style={{ background: `var(--hue-${accent})` }} />
          {accent}
        </button>
      </li>
    ))}
  </ul>
);
