import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";

type PauseSwitchProps = {
  label: string;
  className?: string;
  onChange?: (paused: boolean) => void;
};

/** Stops what moves by itself: a checkbox that looks like a button, so that CSS can obey it without JavaScript. */
export function PauseSwitch({ label, className = "", onChange }: PauseSwitchProps) {
  return (
    <label className={`pause-switch ${className}`}>
      <input
        type="checkbox"
        aria-label={label}
        className="peer absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => onChange?.(target.checked)}
      />
      <Icon name={uiIcons.pause} className="size-4 peer-checked:hidden" />
      <Icon name={uiIcons.play} className="hidden size-4 peer-checked:block" />
    </label>
  );
}
