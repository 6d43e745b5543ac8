import type { ReactNode } from "react";

type LegendProps = { entries: { mark: ReactNode; text: ReactNode }[] };

/** What the marks of a drawing mean, below it. Each mark is drawn on a square of 24. */
export const Legend = ({ entries }: LegendProps) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1 px-4 pb-3 text-sm sm:px-6 sm:text-small">
    {entries.map(({ mark, text }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: always the same entries
      <li key={index} className="flex items-center gap-2">
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 shrink-0 overflow-visible">
          {mark}
        </svg>
        {text}
      </li>
    ))}
  </ul>
);
