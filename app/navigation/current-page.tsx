import { Suspense, useEffect, useInsertionEffect, useState } from "react";
import { Outlet, useLocation, useNavigationType } from "react-router";
import { renderBelowFoldInParts, skipBelowFold } from "./below-fold/below-fold.ts";

/** The page of the address, remounted when the path changes. */
export const CurrentPage = () => <Page key={useLocation().pathname} />;

/**
 * A page that a link leads to fades in; the first page, and one reached by Back or Forward, does not. A CSS animation
 * rather than a view transition, which would delay the page by a snapshot of the old one.
 */
function Page() {
  const { hash } = useLocation();
  const isFollowed = useNavigationType() !== "POP";
  const [{ fades, startsAtTop }] = useState({ fades: isFollowed, startsAtTop: isFollowed && !hash });

  // An insertion effect, because React measures the page in the layout phase where it runs a view transition.
  useInsertionEffect(() => {
    if (!startsAtTop) return;
    skipBelowFold();
    // Chromium applies content-visibility only from the next style recalculation on: force one before scrolling needs layout.
    void getComputedStyle(document.documentElement).scrollBehavior;
  }, [startsAtTop]);

  return (
    <div className={fades ? "page-enter" : undefined}>
      <Outlet />
      {/* React hydrates boundaries by depth: nested twice, this one comes as late as a form in a part of the page. */}
      <Suspense>
        <Suspense>
          <Hydrated />
        </Suspense>
      </Suspense>
    </div>
  );
}

/** The last boundary to hydrate: when its effect runs, the whole page is interactive. */
function Hydrated() {
  useEffect(() => {
    const leaving = new AbortController();
    renderBelowFoldInParts(leaving).then(() => {
      // For tests, and for scripts that wait for the app.
      document.documentElement.dataset.ready = "";
      clickWhatWaited();
    });
    return () => leaving.abort();
  }, []);
  return null;
}

/** What was clicked before the app was there (clicks-script.ts). */
function clickWhatWaited() {
  for (const control of document.querySelectorAll<HTMLElement>("[data-needs-app][aria-busy]")) {
    control.removeAttribute("aria-busy");
    control.click();
  }
}
