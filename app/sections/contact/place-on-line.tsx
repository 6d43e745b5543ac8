/** The unbroken line: it comes from the page's edge, loops around the place and goes on to the next one. */
export function PlaceOnLine() {
  return (
    <div className="flex h-14 text-accent print:hidden">
      <svg
        aria-hidden="true"
        viewBox="0 0 72 56"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        className="h-14 w-18 shrink-0"
      >
        <path d="M0 42C32 42 62 35 58 19C55 5 17 5 14 19C10 35 40 42 72 42" />
        <circle cx={36} cy={21} r={4.5} stroke="none" className="fill-amber" />
      </svg>
      <span className="mt-[41px] h-0.5 flex-1 bg-current lg:-mr-6" />
    </div>
  );
}
