/** The text of a script in the head. The browser's bundle does without: React leaves a hydrated script alone. */
export const firstViewScript = import.meta.env.SSR ? `(${drawFirstView})()` : "";

/** Before the app does anything that depends on the page's height. A sleeping page does so when its visitor stirs. */
export const drawAll = () => void delete document.documentElement.dataset.view;

/**
 * Runs in the head: what is far below the window is not drawn until the visitor stirs (styles/first-view.css).
 * It is sent as text, so it may use nothing from outside itself.
 */
function drawFirstView() {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A page that does not begin at its top must have its whole height at once.
  if (visit?.type === "navigate" && !location.hash) document.documentElement.dataset.view = "first";
}
