import { kolam } from "./kolam-path.ts";

/** An item's own figure: it draws itself once when it comes into view. Decoration only. */
export function Kolam({
  seed,
  className = "",
  dots = true,
}: {
  seed: string;
  className?: string;
  dots?: boolean;
}) {
  const figure = kolam(seed);
  return (
    <svg
      aria-hidden="true"
      className={`kolam ${className}`}
      viewBox={`-0.5 -0.5 ${2 * figure.columns + 1} ${2 * figure.rows + 1}`}
      fill="none"
    >
      <path d={figure.path} pathLength={1} />
      {dots && figure.dots.map(([x, y]) => <circle key={`${x},${y}`} cx={x} cy={y} r={0.16} />)}
    </svg>
  );
}
