/** Starts the counting of a number (count-up.css), once, when most of it is in the viewport; what it returns ends the wait. */
export function countWhenSeen(number: HTMLElement): (() => void) | undefined {
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
  return () => sight.disconnect();
}
