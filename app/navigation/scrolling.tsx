import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { moveFocusTo } from "#app/ui/move-focus.ts";

const hashDelayMs = 100;

/**
 * Where the visitor stands after a navigation. React Router's <ScrollRestoration> goes to the top of a new page and back
 * to where an old one was left. This sees to the rest: sections named by a hash, the focus, what is read out, and that
 * only scrolling within a page is smooth.
 */
export function Scrolling() {
  const location = useLocation();
  const back = useNavigationType() === "POP";
  const last = useRef(location);
  const announcement = useRef<HTMLParagraphElement>(null);

  // Runs before the effect of <ScrollRestoration>, which stands later in the document.
  useLayoutEffect(() => {
    if (location === last.current) return;
    setSmooth(location.pathname === last.current.pathname && !back);
  }, [location, back]);

  useEffect(() => {
    if (location === last.current) return;
    const newPage = location.pathname !== last.current.pathname;
    // A modal that opens or closes over the page moves nothing, whatever section the address names.
    const modalStep = !newPage && Boolean(location.state?.modal ?? last.current.state?.modal);
    last.current = location;
    if (newPage) {
      const main = document.getElementById("main");
      if (main) moveFocusTo(main);
      if (announcement.current) announcement.current.textContent = document.title;
    }
    const arriving = setTimeout(() => {
      const target = modalStep ? null : document.getElementById(location.hash.slice(1));
      if (!back) target?.scrollIntoView();
      if (target) moveFocusTo(target);
      setSmooth(true);
    }, hashDelayMs);
    return () => clearTimeout(arriving);
  }, [location, back]);

  return <p ref={announcement} aria-live="polite" className="sr-only" />;
}

/** What the style sheet says (smooth, unless less motion is asked for), or instant. */
function setSmooth(smooth: boolean) {
  const root = document.documentElement;
  root.style.scrollBehavior = smooth ? "" : "auto";
  // Chromium goes to (0, 0) by the style that it knows; reading it makes it know this one.
  void getComputedStyle(root).scrollBehavior;
}
