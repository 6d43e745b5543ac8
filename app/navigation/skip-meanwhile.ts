import { useEffect } from "react";
import { renderBelowFoldInParts, skipBelowFold } from "./below-fold.ts";

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
    const skip = () => {
      rendering.abort();
      skipBelowFold();
    };
    const onToggle = ({ target, newState }: ToggleEvent) => {
      if (target instanceof HTMLDialogElement && newState === "open") skip();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest("[data-theme-switch]")) return;
      skip();
      if (!document.querySelector("dialog:modal")) renderSoon();
    };
    addEventListener("beforetoggle", onToggle, options);
    addEventListener("close", renderSoon, options);
    addEventListener("click", onClick, options);
    return () => unmounting.abort();
  }, []);
}
