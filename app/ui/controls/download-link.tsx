import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { type ButtonVariants, button } from "./button.tsx";

type DownloadLinkProps = Pick<ButtonVariants, "variant" | "size"> & {
  to: string;
  /** The name of the saved file. */
  saveAs: string;
  /** Format and size, like "PDF, 84 kB". */
  note: string;
  label: string;
  /** What a screen reader adds, where the label alone says too little. */
  of?: string;
  className?: string;
};

/** A link that saves a file, and says what to expect before it is followed. */
export function DownloadLink({ to, saveAs, note, label, of, variant, size, className }: DownloadLinkProps) {
  return (
    <a href={to} download={saveAs} className={button({ variant, size, class: className })}>
      <Icon name={uiIcons.download} className={size === "small" ? "size-4" : "size-5"} />
      {label}
      <span className="whitespace-nowrap font-normal text-sm tabular-nums opacity-80">{note}</span>
      {of && <span className="sr-only"> {of}</span>}
    </a>
  );
}
