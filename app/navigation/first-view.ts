/** The text of a script in the head. The browser's bundle does without: React leaves a hydrated script alone. */
export const firstViewScript = import.meta.env.SSR ? `(${drawFirstView})()` : "";

/**
 * Runs in the head: what is far below the window is not drawn until it is needed (styles/first-view.css): when it comes
 * near, when the app is there, or at once when the visitor presses a key or clicks, for that may lead anywhere.
 * It is sent as text, so it may use nothing from outside itself.
 */
function drawFirstView() {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A page that does not begin at its top must have its whole height at once.
  if (visit?.type !== "navigate" || location.hash) return;
  const { dataset } = document.documentElement;
  dataset.view = "first";
  for (const sign of ["keydown", "click"])
    addEventListener(sign, () => void delete dataset.view, { capture: true, once: true });
}

/**
 * Draws the rest (what styles/first-view.css names), one part after the other: a slow phone would be busy with all at
 * once for a third of a second.
 */
export async function drawRest() {
  const { dataset } = document.documentElement;
  const parts = dataset.view
    ? document.querySelectorAll<HTMLElement>("main section ~ section, body > footer")
    : [];
  for (const part of parts) {
    part.style.contentVisibility = "visible";
    if (!document.hidden) await aTurn();
  }
  delete dataset.view;
}

/** Time for a frame, and for what the visitor does meanwhile. */
const aTurn = () => new Promise((go) => setTimeout(() => requestAnimationFrame(go)));
