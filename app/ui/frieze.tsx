import { plainKolam } from "./kolam-path.ts";

// Coprime, so that the whole band is one closed line.
const { path, dots, columns, rows } = plainKolam(47, 3);

/** A band of kolam across the page: one line, drawn as it comes into view. Decoration only. */
export function Frieze({ className = "" }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`kolam frieze ${className}`}
      viewBox={`-0.2 -0.2 ${2 * columns + 0.4} ${2 * rows + 0.4}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
    >
      <path d={path} pathLength={1} />
      {dots.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={0.14} />
      ))}
    </svg>
  );
}
