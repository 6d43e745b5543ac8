import { Children, type ReactNode, Suspense } from "react";

/**
 * Parts of a page that hydrate each by itself. Where a password manager, a translation or another extension has changed
 * one of them before, React renders that one again, and not the whole document.
 */
export const Parts = ({ children }: { children: ReactNode }) =>
  Children.map(children, (part) => part && <Suspense>{part}</Suspense>);
