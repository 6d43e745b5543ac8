import { useEffect } from "react";
import { afterPaint } from "#app/ui/after-paint.ts";
import { renderBelowFoldInParts, skipBelowFold, skipOutOfSight, uncoverBelowFold } from "./below-fold.ts";

/** The dialog has closed, or the theme has changed, by then. */
const restMs = 500;

/**
 * A modal makes the rest of the page inert, and a theme recolours it: either restyles every element, half a second of main
 * thread on a slow phone. So all that is not near the viewport is skipped meanwhile, and rendered part by part afterwards.
 */
export function useSkipDuringRestyle() {
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
      // After the frame in which the button looks pressed, and before the theme changes.
      afterPaint(skipBelowFold);
      renderSoon();
    };
    addEventListener("beforetoggle", onToggle, options);
    addEventListener("close", onClose, options);
    addEventListener("click", onClick, options);
    // Other parts come into view. The page also scrolls when an extension has removed the modal, which fires no event.
    addEventListener("resize", uncoverBelowFold, options);
    document.addEventListener("scroll", uncoverBelowFold, { signal: unmounting.signal });
    return () => unmounting.abort();
  }, []);
}

const isCovered = () => document.querySelector("dialog:modal") !== null;
