import { Suspense, useEffect, useInsertionEffect, useState } from "react";
import { Outlet, useLocation, useNavigationType } from "react-router";
import { renderBelowFoldInParts, skipBelowFold } from "./below-fold.ts";

/** The page of the address, mounted anew when the address has another path. */
export const CurrentPage = () => <Page key={useLocation().pathname} />;

/**
 * A page that a link has led to fades in, its top first; the first one, and one that the visitor goes back to, are just
 * there. This is no view transition: the browser would first take a picture of the page that goes, and the next one wait.
 */
function Page() {
  const { hash } = useLocation();
  const isFollowed = useNavigationType() !== "POP";
  const [{ fades, startsAtTop }] = useState({ fades: isFollowed, startsAtTop: isFollowed && !hash });

  // Before anything measures the page: React itself does, where a card's picture goes along.
  useInsertionEffect(() => {
    if (!startsAtTop) return;
    skipBelowFold();
    // Chromium skips nothing that it has not styled as such before it is asked for a layout, as scrolling does.
    void getComputedStyle(document.documentElement).scrollBehavior;
  }, [startsAtTop]);

  return (
    <div className={fades ? "page-enter" : undefined}>
      <Outlet />
      {/* React hydrates what stands equally deep together: this as late as a form, which is a part of a part. */}
      <Suspense>
        <Suspense>
          <Hydrated />
        </Suspense>
      </Suspense>
    </div>
  );
}

/** Stands for the whole page: when this is hydrated, everything is. */
function Hydrated() {
  useEffect(() => {
    const leaving = new AbortController();
    renderBelowFoldInParts(leaving).then(() => {
      // Tells tests, and what must wait, that the app runs.
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
