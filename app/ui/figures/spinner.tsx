import { plainKolam } from "#brand/kolam.ts";

const { path, columns, rows } = plainKolam(3, 2);

/** Something is on its way: the brand's line draws itself, again and again. */
export function Spinner({ label, className = "h-6 w-auto" }: { label?: string; className?: string }) {
  return (
    <svg
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox={`-0.4 -0.4 ${2 * columns + 0.8} ${2 * rows + 0.8}`}
      className={`spinner ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={0.45}
      strokeLinecap="round"
    >
      <path d={path} opacity={0.25} />
      <path d={path} pathLength={1} className="spinner-line" />
    </svg>
  );
}
