import { renderBelowFold, skipBelowFold } from "./below-fold.ts";

/** Runs in the head. A page that does not begin at its top must have its whole height at once. */
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (visit?.type === "navigate" && !location.hash) {
  skipBelowFold();
  // The one key whose way depends on the whole height. Other clicks and keys must not wait for the rest of the page.
  addEventListener("keydown", ({ key }) => key === "End" && renderBelowFold(), { capture: true });
}
