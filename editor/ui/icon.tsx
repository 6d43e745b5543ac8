import drawings from "virtual:editor-icons";
import type { iconNames } from "./icon-names.ts";

type IconProps = { name: keyof typeof iconNames };

/** Decoration: the words beside it, or the label of its button, carry the meaning. */
export function Icon({ name }: IconProps) {
  const drawing = drawings[name];
  return drawing && <Drawing {...drawing} />;
}

export const Drawing = ({ body, size }: { body: string; size: number }) => (
  <svg
    aria-hidden="true"
    className="icon"
    viewBox={`0 0 ${size} ${size}`}
    fill="currentColor"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: from an icon set that is installed
    dangerouslySetInnerHTML={{ __html: body }}
  />
);

type IconButtonProps = IconProps & {
  label: string;
  onClick: () => void;
  disabled?: boolean;
  pressed?: boolean;
  /** Words beside the icon where there is room. */
  text?: string;
};

export const IconButton = ({ name, label, text, onClick, disabled, pressed }: IconButtonProps) => (
  <button
    type="button"
    className="tool"
    aria-label={text ? undefined : label}
    title={label}
    aria-pressed={pressed}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onClick}
  >
    <Icon name={name} />
    {text && <span className="tool-text">{text}</span>}
  </button>
);
