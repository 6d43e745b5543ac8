import { plainKolam } from "#brand/kolam.ts";

const { path, dots, columns, rows } = plainKolam(3, 2);

/** The brand: the smallest figure, six places and one line that never breaks. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-3">
      <svg
        aria-hidden="true"
        viewBox={`-0.4 -0.4 ${2 * columns + 0.8} ${2 * rows + 0.8}`}
        className="h-8 w-auto text-accent"
        fill="none"
      >
        <path d={path} stroke="currentColor" strokeWidth={0.34} strokeLinecap="round" />
        {dots.map(([x, y]) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r={0.24} className="fill-amber" />
        ))}
      </svg>
      <span className="font-display text-2xl leading-none tracking-tight max-[22rem]:text-xl max-[18rem]:hidden">
        {name}
      </span>
    </span>
  );
}
