import { useEffect, useRef } from "react";

type CountUpProps = {
  to: number;
  suffix?: string;
  /** How long it counts, in milliseconds. */
  duration?: 2000 | 1500;
};

/** For the end of every page: its numbers must not wait for the app, which a visitor may be faster than. */
export const countScript = import.meta.env.SSR
  ? `document.querySelectorAll(".count-up").forEach(${countWhenSeen})`
  : "";

/**
 * A number that counts up from 0, once, when it is first seen. The number itself is in the page, for readers of every
 * kind; CSS draws the counting over it (count-up.css), so that it moves nothing.
 */
export function CountUp({ to, suffix, duration = 2000 }: CountUpProps) {
  const number = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (number.current) countWhenSeen(number.current);
  }, []);
  const countable = Number.isInteger(to);
  return (
    <>
      <span
        ref={number}
        className="count-up"
        data-to={countable ? to : undefined}
        data-duration={duration}
        suppressHydrationWarning
      >
        <span>{to}</span>
      </span>
      {suffix}
    </>
  );
}

/** It is also sent as text, so it may use nothing from outside itself. */
function countWhenSeen(number: HTMLElement) {
  const { to, count } = number.dataset;
  if (!to || count) return;
  number.dataset.count = "waiting";
  number.style.setProperty("--to", to);
  const sight = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      number.dataset.count = "running";
      sight.disconnect();
    },
    { threshold: 0.6 },
  );
  sight.observe(number);
}
