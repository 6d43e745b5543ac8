type RingProps = {
  /** A figure as text, such as "42%". Without a percentage it is shown as text. */
  value: string;
  /** Shows the value as text instead of a ring. */
  asText?: boolean;
  /** Draws the ring without the figure inside. */
  hideValue?: boolean;
};

/** The result indicator: 25 or less danger, 50 or less warning, 75 or less primary, above success. */
export function ringTone(percent: number): "danger" | "warning" | "primary" | "success" {
  if (percent <= 25) return "danger";
  if (percent <= 50) return "warning";
  if (percent <= 75) return "primary";
  return "success";
}

const colours = {
  danger: "text-danger",
  warning: "text-warning",
  primary: "text-primary",
  success: "text-success",
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
      className={`ring-figure relative grid size-28 place-items-center ${colours[tone]}`}
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
      </svg>
      {!hideValue && <span className="font-display text-2xl text-foreground tabular-nums">{value}</span>}
    </div>
  );
}
