import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { isRouteErrorResponse, Scripts, useRouteLoaderData } from "react-router";
import { background } from "#brand/colours.ts";
import { language } from "#model/language.ts";
import type { Route } from "./+types/root.ts";
import { content } from "./content.server.ts";
import { nonceContext } from "./contexts.server.ts";
import draftScript from "./forms/draft-script.ts?inline-script";
import { InlineScript } from "./head/inline-script.tsx";
import { MetaTags, PageHead } from "./head/page-head.tsx";
import { Stylesheet } from "./head/stylesheet.tsx";
import themeScript from "./head/theme-script.ts?inline-script";
import belowFoldScript from "./navigation/below-fold/below-fold-script.ts?inline-script";
import { useSkipDuringRestyle } from "./navigation/below-fold/skip-during-restyle.ts";
import clicksScript from "./navigation/clicks-script.ts?inline-script";
import { CurrentPage } from "./navigation/current-page.tsx";
import { LinkHandler } from "./navigation/link-handler.tsx";
import { memoByData } from "./navigation/memo-by-data.ts";
import { recovery } from "./navigation/recovery.ts";
import { Scrolling } from "./navigation/scrolling.tsx";
import { SharedElements } from "./navigation/shared-element.tsx";
import { Unreachable } from "./navigation/unreachable.tsx";
import type { NoSuchPage } from "./no-such-page.server.ts";
import { Announcement } from "./shell/announcement.tsx";
import { Footer } from "./shell/footer.tsx";
import { SearchOpener } from "./shell/search-opener.tsx";
import { SiteBar } from "./shell/site-bar.tsx";
import countUpScript from "./ui/figures/count-up/count-up-script.ts?inline-script";
import { Parts } from "./ui/layout/parts.tsx";
import menuHoverScript from "./ui/overlays/menu-hover-script.ts?inline-script";
import { usePlayOnce } from "./ui/scrolling/play-once.ts";
import { Toasts } from "./ui/toasts/toast.tsx";

export const loader = ({ context }: Route.LoaderArgs) => {
  // Lists are in this order already. If it stood in every page, each new item would change them all.
  const { order: _, ...site } = content.file("site");
  return {
    site,
    forms: content.file("forms"),
    labels: content.file("labels"),
    unreachable: content.file("errors").unreachable,
    year: new Date().getFullYear(),
    nonce: context.get(nonceContext) || undefined,
  };
};

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [recovery.middleware];

// What stands on every page does not change between pages, but while someone writes it.
export const shouldRevalidate = () => import.meta.env.DEV;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useRouteLoaderData<typeof loader>("root")?.nonce;
  return (
    // Scripts in the head have given it a theme before React comes.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={background.day} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={background.night} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        {/* No SVG: with every navigation it would be read again, on the page's own time. */}
        <link rel="icon" href="/icon-192.png" sizes="192x192" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <InlineScript code={themeScript} />
        <InlineScript code={belowFoldScript} />
        <InlineScript code={clicksScript} />
        <InlineScript code={draftScript} />
        <InlineScript code={menuHoverScript} />
        <PageHead />
        <Stylesheet nonce={nonce} />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <InlineScript code={countUpScript} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default memoByData(function App({ loaderData }: Route.ComponentProps) {
  usePlayOnce();
  useSkipDuringRestyle();
  return (
    <Frame {...loaderData}>
      <SharedElements>
        <CurrentPage />
      </SharedElements>
    </Frame>
  );
});

type FrameProps = Route.ComponentProps["loaderData"] & { children: ReactNode };

/** What stands on every page, around what only this one shows. */
function Frame({ site, forms, labels, unreachable, year, children }: FrameProps) {
  return (
    <Toasts label={labels.notifications} closeLabel={labels.close}>
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 rounded-full bg-accent px-5 py-3 font-semibold text-accent-foreground not-focus-visible:sr-only"
      >
        {labels.skip}
      </a>
      <Parts>
        <Announcement {...site.announcement} socials={site.socials} />
        <SiteBar {...site} />
        <main id="main" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer {...site} forms={forms} year={year} />
      </Parts>
      <Scrolling />
      <LinkHandler />
      <SearchOpener />
      <Unreachable {...site} words={unreachable} />
      <Manifest />
    </Toasts>
  );
}

// Few visitors meet it.
const NotFound = lazy(() => import("./pages/not-found/not-found.tsx"));
const Failure = lazy(() => import("./pages/failure/failure.tsx").catch(() => ({ default: () => <></> })));

/**
 * There is no such page, or a render or router failure: the bar and the footer stay, if there is content for them. No
 * stack trace reaches a visitor.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("root");
  const shown = isRouteErrorResponse(error) && error.data?.notFound ? missing(error.data) : <Failure />;
  const page = <Suspense>{shown}</Suspense>;
  return loaded ? <Frame {...loaded}>{page}</Frame> : page;
}

const missing = ({ notFound, ways, meta }: NoSuchPage) => (
  <>
    <MetaTags meta={meta} />
    <NotFound {...notFound} ways={ways} />
  </>
);

/** Nobody needs it for the first view: it comes with the app. */
function Manifest() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated && <link rel="manifest" href="/site.webmanifest" />;
}
