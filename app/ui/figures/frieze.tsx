import { plainKolam } from "#brand/kolam.ts";

/** One row of dots: wider than the widest screen at the height that it is shown in. */
export const frieze = plainKolam(48, 1);

/** A band of kolam across the page: one line, drawn as it comes into view. Decoration only; at most one a page. */
export function Frieze({ className = "" }: { className?: string }) {
  const { path, columns, rows } = frieze;
  return (
    <svg
      aria-hidden="true"
      className={`kolam frieze ${className}`}
      viewBox={`-0.2 -0.2 ${2 * columns + 0.4} ${2 * rows + 0.4}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
    >
      <pattern id="frieze-dots" width="2" height="2" patternUnits="userSpaceOnUse">
        <circle cx="1" cy="1" r="0.12" />
      </pattern>
      <rect width={2 * columns} height={2 * rows} fill="url(#frieze-dots)" />
      <path d={path} pathLength={1} />
    </svg>
  );
}
