import { memo } from "react";
import { kolam } from "#brand/kolam.ts";

type KolamProps = { seed: string; className?: string; dots?: boolean };

/** An item's own figure: it draws itself once when it comes into view. Decoration only. */
export const Kolam = memo(function Kolam({ seed, className = "", dots = true }: KolamProps) {
  const figure = kolam(seed);
  return (
    <svg
      aria-hidden="true"
      className={`kolam ${className}`}
      viewBox={`-0.5 -0.5 ${2 * figure.columns + 1} ${2 * figure.rows + 1}`}
      fill="none"
    >
      <path className="kolam-line" d={figure.path} pathLength={1} />
      {/* Lines without length, with round ends: one element for all dots. */}
      {dots && <path className="kolam-dots" d={figure.dots.map(([x, y]) => `M${x} ${y}h0`).join("")} />}
    </svg>
  );
});
