import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";
import { moveFocusTo } from "#app/ui/move-focus.ts";
import { renderBelowFold, uncoverBelowFold } from "./below-fold/below-fold.ts";
import { useScrollPositions } from "./scroll-positions.ts";

const hashDelayMs = 100;

/**
 * Where the visitor stands after a navigation: at the top of a new page, at the section that a hash names, or back where
 * an old page was left. A new page takes the focus and is read out.
 * The router's <ScrollRestoration> does a part of this, and brings its links and forms along: 3 kB of JavaScript.
 */
export function Scrolling() {
  const location = useLocation();
  const back = useNavigationType() === "POP";
  const last = useRef(location);
  const announcement = useRef<HTMLParagraphElement>(null);
  const positions = useScrollPositions(location.key);

  useLayoutEffect(() => {
    if (location === last.current) return;
    delete document.documentElement.dataset.going;
    if (isModalStep(last.current, location, back)) return;
    const left = back ? positions.current[location.key] : undefined;
    const target = targetOf(location);
    markArrival(target);
    // What was skipped while a modal was open says nothing of a new page's height, which a place further down depends on.
    if (location.pathname !== last.current.pathname && (left || target)) renderBelowFold();
    else uncoverBelowFold();
    if (left === undefined && target) target.scrollIntoView();
    else scrollTo(0, left ?? 0);
  }, [location, back, positions]);

  useEffect(() => {
    if (location === last.current) return;
    const newPage = location.pathname !== last.current.pathname;
    const staysInPlace = isModalStep(last.current, location, back);
    last.current = location;
    if (newPage) {
      const main = document.getElementById("main");
      if (main) moveFocusTo(main);
      if (announcement.current) announcement.current.textContent = document.title;
    }
    const settling = setTimeout(() => {
      const target = staysInPlace ? null : targetOf(location);
      if (!back) target?.scrollIntoView();
      if (target) moveFocusTo(target);
    }, hashDelayMs);
    return () => clearTimeout(settling);
  }, [location, back]);

  return <p ref={announcement} aria-live="polite" className="sr-only" />;
}

/**
 * Marks what a link has led to, and opens it. The browser does both itself when it follows a link, but not for a router:
 * then :target is still the place of the first page (search.css).
 */
function markArrival(target: HTMLElement | null) {
  document.documentElement.dataset.moved = "";
  document.querySelector("[data-arrived]")?.removeAttribute("data-arrived");
  target?.setAttribute("data-arrived", "");
  const details = target?.closest("details");
  if (details) details.open = true;
}

const targetOf = ({ hash }: Location) => document.getElementById(hash.slice(1));

/**
 * A modal that opens or closes over the page moves nothing, whatever section the address names. A link (it has a state) does,
 * also from a step that still names the modal that was open before a reload.
 */
const isModalStep = (from: Location, to: Location, back: boolean) =>
  from.pathname === to.pathname && Boolean(to.state?.modal || (from.state?.modal && (back || !to.state)));
