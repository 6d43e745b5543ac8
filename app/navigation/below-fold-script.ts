import { renderBelowFold, skipBelowFold } from "./below-fold.ts";

/** Runs in the head. A page that does not begin at its top must have its whole height at once. */
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (visit?.type === "navigate" && !location.hash) {
  skipBelowFold();
  for (const type of ["keydown", "click"])
    addEventListener(type, renderBelowFold, { capture: true, once: true });
}
