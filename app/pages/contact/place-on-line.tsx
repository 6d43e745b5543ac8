/** The unbroken line: it comes from the page's edge, loops around the place and goes on to the next one. */
export function PlaceOnLine() {
  return (
    <div className="relative flex h-14 text-accent before:absolute before:top-[41px] before:right-full before:h-0.5 before:w-screen before:bg-current after:absolute after:top-[41px] after:left-18 after:h-0.5 after:w-screen after:bg-current print:hidden">
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
    </div>
  );
}
