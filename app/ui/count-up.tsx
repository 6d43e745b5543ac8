import { useEffect, useRef } from "react";

type CountUpProps = {
  to: number;
  suffix?: string;
  /** How long it counts, in milliseconds. */
  duration?: 2000 | 1500;
};

/**
 * A number that counts up from 0, once, when it is first seen. The number itself is in the page, for readers of every
 * kind; CSS draws the counting over it (styles/motion.css), so that it needs no hydration and moves nothing.
 */
export function CountUp({ to, suffix, duration = 2000 }: CountUpProps) {
  const number = useRef<HTMLSpanElement>(null);
  useEffect(() => (number.current ? countWhenSeen(number.current) : undefined), []);
  const countable = Number.isInteger(to);
  return (
    <>
      <span ref={number} className="count-up" data-to={countable ? to : undefined} data-duration={duration}>
        <span>{to}</span>
      </span>
      {suffix}
    </>
  );
}

/** For browsers that cannot start an animation by sight alone. A number that was read before this runs is left alone. */
function countWhenSeen(number: HTMLElement) {
  const { to } = number.dataset;
  if (!to || CSS.supports("animation-trigger: --seen play-once")) return;
  number.style.setProperty("--to", to);
  const sight = new IntersectionObserver(([entry]) => {
    const seen = entry?.isIntersecting ?? false;
    if (!seen) number.dataset.count = "waiting";
    else {
      if (number.dataset.count) number.dataset.count = "running";
      sight.disconnect();
    }
  });
  sight.observe(number);
  return () => sight.disconnect();
}
