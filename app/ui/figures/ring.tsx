import { Icon } from "./icon.tsx";
import { uiIcons } from "./ui-icons.ts";

type RingProps = {
  /** A figure as text, such as "42%". Without a percentage it is shown as text. */
  value: string;
  /** Shows the value as text instead of a ring. */
  asText?: boolean;
  /** Draws the ring with a mark inside instead of the figure. */
  hideValue?: boolean;
};

/** The result indicator: 25 or less danger, 50 or less warning, 75 or less primary, above success. */
export function ringTone(percent: number): "danger" | "warning" | "primary" | "success" {
  if (percent <= 25) return "danger";
  if (percent <= 50) return "warning";
  if (percent <= 75) return "primary";
  return "success";
}

/** A dot at the arc's end says how the value ranks; the arc has the item's own colour. */
const dots = {
  danger: "fill-danger",
  warning: "fill-warning",
  primary: "fill-primary",
  success: "fill-success",
};

const endOf = (percent: number) => {
  const angle = (percent / 100) * 2 * Math.PI;
  return { cx: (50 + 44 * Math.cos(angle)).toFixed(2), cy: (50 + 44 * Math.sin(angle)).toFixed(2) };
};

export function Ring({ value, asText, hideValue }: RingProps) {
  const percent = Number.parseFloat(value);
  if (asText || !value.endsWith("%") || Number.isNaN(percent)) {
    return <p className="font-display text-hue text-numeral tabular-nums">{value}</p>;
  }
  const tone = ringTone(percent);
  const filled = Math.min(Math.max(percent, 0), 100);
  return (
    <div
      role="img"
      aria-label={value}
      data-tone={tone}
      className="ring-figure relative grid size-28 place-items-center text-hue"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        className="absolute inset-0 -rotate-90"
        fill="none"
        strokeWidth="8"
      >
        <circle cx="50" cy="50" r="44" className="stroke-border" />
        {filled > 0 && (
          <circle
            cx="50"
            cy="50"
            r="44"
            pathLength={100}
            stroke="currentColor"
            strokeLinecap="round"
            strokeDasharray={`${filled} 100`}
            className="ring-line"
          />
        )}
        <circle {...endOf(filled)} r="7" strokeWidth="3" className={`stroke-background ${dots[tone]}`} />
      </svg>
      {hideValue ? (
        <Icon name={uiIcons.check} className="size-9" />
      ) : (
        <span className="font-display text-2xl text-foreground tabular-nums">{value}</span>
      )}
    </div>
  );
}
