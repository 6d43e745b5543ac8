import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";

/** Stops what moves by itself: a checkbox that looks like a button, so that it can be pressed before hydration, and CSS alone can obey it. */
export function PauseSwitch({ label, className = "" }: { label: string; className?: string }) {
  return (
    <label className={`pause-switch ${className}`}>
      <input type="checkbox" aria-label={label} className="peer absolute inset-0 cursor-pointer opacity-0" />
      <Icon name={uiIcons.pause} className="size-4 peer-checked:hidden" />
      <Icon name={uiIcons.play} className="hidden size-4 peer-checked:block" />
    </label>
  );
}
