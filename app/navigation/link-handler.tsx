import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { isPlainClick } from "./is-plain-click.ts";

/** How long the pointer or the focus must rest on a link before its page is prefetched. */
const intentMs = 100;

/**
 * Delegated client-side navigation and prefetching for all internal links. They are plain anchors: a hundred <Link>s would
 * render again three times in each navigation.
 */
export function LinkHandler() {
  const navigate = useNavigate();
  const [expected, setExpected] = useState<string>();

  useEffect(() => {
    let intent: ReturnType<typeof setTimeout>;
    const expect = (event: Event) => {
      const link = pageLinkOf(event);
      clearTimeout(intent);
      if (!link || link.hasAttribute("aria-haspopup")) return;
      const isTouched = event instanceof PointerEvent && event.pointerType !== "mouse";
      intent = setTimeout(() => setExpected(pathOf(link)), isTouched ? 0 : intentMs);
    };
    const follow = (event: MouseEvent) => {
      const link = pageLinkOf(event);
      // A component has handled it.
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      // The contact form asks which page the visitor comes from.
      navigate(pathOf(link), { replace: link.href === location.href, state: { from: location.pathname } });
    };
    const listening = new AbortController();
    addEventListener("click", follow, listening);
    for (const type of ["pointerover", "focusin"]) addEventListener(type, expect, listening);
    return () => {
      clearTimeout(intent);
      listening.abort();
    };
  }, [navigate]);

  return expected && <PrefetchPageLinks page={expected} />;
}

/** The link at an event, if it leads to a page of ours: not to a file, a place on this page or another window. */
function pageLinkOf({ target }: Event) {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([download], [target])')
    : null;
}

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;
