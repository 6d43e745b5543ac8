import { useEffect } from "react";
import { afterPaint } from "#app/ui/after-paint.ts";
import { renderBelowFoldInParts, skipBelowFold, skipOutOfSight, uncoverBelowFold } from "./below-fold.ts";

/** By then the visitor has seen the answer. */
const restMs = 500;

/**
 * A modal makes all the rest inert, and a theme colours all of it: either has every element styled anew, which keeps a slow
 * phone busy for half a second. So only what is near the viewport is, and the rest follows part by part.
 */
export function useSkipMeanwhile() {
  useEffect(() => {
    const unmounting = new AbortController();
    const options = { capture: true, signal: unmounting.signal };
    let rendering = new AbortController();
    const renderSoon = () => {
      rendering.abort();
      rendering = new AbortController();
      const { signal } = rendering;
      setTimeout(() => signal.aborted || renderBelowFoldInParts({ signal }), restMs);
    };
    const onToggle = ({ target, newState }: ToggleEvent) => {
      if (!(target instanceof HTMLDialogElement) || newState !== "open") return;
      rendering.abort();
      skipOutOfSight();
    };
    const onClose = () => {
      if (isCovered()) return;
      afterPaint(() => isCovered() || uncoverBelowFold());
      renderSoon();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest("[data-theme-switch]") || isCovered()) return;
      rendering.abort();
      // The button has answered by then, and the theme is about to change.
      afterPaint(skipBelowFold);
      renderSoon();
    };
    addEventListener("beforetoggle", onToggle, options);
    addEventListener("close", onClose, options);
    addEventListener("click", onClick, options);
    // Other parts come in sight. The page scrolls also when other software has taken the modal away, which tells nobody.
    addEventListener("resize", uncoverBelowFold, options);
    document.addEventListener("scroll", uncoverBelowFold, { signal: unmounting.signal });
    return () => unmounting.abort();
  }, []);
}

const isCovered = () => document.querySelector("dialog:modal") !== null;
