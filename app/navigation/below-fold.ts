/**
 * What stands below the first viewport is skipped by the browser (below-fold.css) until the top is painted: on the page
 * that a visitor opens until the app has started, on one that a link leads to for a frame, and while something happens
 * that has the whole page styled anew (skip-meanwhile.ts). It is rendered as soon as it comes near the viewport, whatever is
 * skipped.
 */
export function skipBelowFold() {
  document.documentElement.dataset.belowFold = "skipped";
}

/** While a modal is open nothing scrolls: only what is in sight is rendered. */
export function skipOutOfSight() {
  for (const part of partsBelow()) {
    const { top, bottom } = part.getBoundingClientRect();
    part.toggleAttribute("data-out-of-sight", bottom < 0 || top > innerHeight);
  }
  document.documentElement.dataset.belowFold = "covered";
}

/** The page can be scrolled again. */
export function uncoverBelowFold() {
  if (document.documentElement.dataset.belowFold === "covered") skipBelowFold();
}

/** Renders the rest at once, where a link or a key leads far down the page. */
export function renderBelowFold() {
  delete document.documentElement.dataset.belowFold;
}

/** Renders the rest part by part: all at once would keep a slow phone busy for a third of a second. */
export async function renderBelowFoldInParts({ signal }: { signal: AbortSignal }) {
  const isSkipped = document.documentElement.dataset.belowFold;
  const parts = isSkipped ? partsBelow() : [];
  for (const part of parts) {
    part.style.contentVisibility = "visible";
    if (!document.hidden) await nextFrame();
    if (signal.aborted) return;
  }
  renderBelowFold();
  for (const part of parts) part.style.contentVisibility = "";
}

const partsBelow = () =>
  document.querySelectorAll<HTMLElement>("main section:not(:first-of-type), body > footer");

/** Time for a frame, and for what the visitor does meanwhile. */
const nextFrame = () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve)));
