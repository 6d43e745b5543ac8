/**
 * Skips rendering below the fold (content-visibility, below-fold.css): until the app has started, for the first frame after
 * a navigation, and during restyles of the whole page (skip-during-restyle.ts). A section that comes near the viewport is
 * rendered in any case.
 */
export function skipBelowFold() {
  document.documentElement.dataset.belowFold = "skipped";
}

/** While a modal is open nothing scrolls, so only what is in view is rendered. */
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
