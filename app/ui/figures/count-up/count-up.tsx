import { useEffect, useRef } from "react";
import { countWhenSeen } from "./count-when-seen.ts";

type CountUpProps = {
  to: number;
  suffix?: string;
  /** How long it counts, in milliseconds. */
  duration?: 1500 | 2000;
};

/**
 * A number that counts up from 0, once, when it is first seen. The number itself is in the page, for readers of every
 * kind; CSS draws the counting over it (count-up.css), so that it moves nothing.
 */
export function CountUp({ to, suffix, duration = 1500 }: CountUpProps) {
  const number = useRef<HTMLSpanElement>(null);
  useEffect(() => (number.current ? countWhenSeen(number.current) : undefined), []);
  const countable = Number.isInteger(to);
  return (
    <>
      <span
        ref={number}
        className="count-up"
        data-to={countable ? to : undefined}
        data-duration={duration}
        // The script at the end of the page (count-up-script.ts) may have started it before React came.
        suppressHydrationWarning
      >
        <span>{to}</span>
      </span>
      {suffix}
    </>
  );
}
