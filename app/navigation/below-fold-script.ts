import { renderBelowFold, renderBelowFoldInParts, skipBelowFold } from "./below-fold.ts";

/** Runs in the head. */

// A page that does not begin at its top must have its whole height at once.
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (visit?.type === "navigate" && !location.hash) {
  skipBelowFold();
  // The one key whose way depends on the whole height. Other clicks and keys must not wait for the rest of the page.
  addEventListener("keydown", ({ key }) => key === "End" && renderBelowFold(), { capture: true });
}

/*
 * A modal makes all the rest inert, and a theme colours all of it: either has every element styled anew, which keeps a slow
 * phone busy for half a second. So only what is near is, and the rest follows part by part when the visitor has the answer.
 */
const restMs = 500;
let rendering = new AbortController();

function skipMeanwhile() {
  rendering.abort();
  // Before that it is skipped anyway.
  if (document.documentElement.dataset.ready !== undefined) skipBelowFold();
}

function renderSoon() {
  rendering.abort();
  rendering = new AbortController();
  const { signal } = rendering;
  if (document.documentElement.dataset.ready !== undefined)
    setTimeout(() => signal.aborted || renderBelowFoldInParts({ signal }), restMs);
}

addEventListener(
  "beforetoggle",
  ({ target, newState }) => {
    if (target instanceof HTMLDialogElement && newState === "open") skipMeanwhile();
  },
  { capture: true },
);
addEventListener("close", renderSoon, { capture: true });
addEventListener(
  "click",
  ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-theme-switch]")) return;
    skipMeanwhile();
    if (!document.querySelector("dialog:modal")) renderSoon();
  },
  { capture: true },
);
