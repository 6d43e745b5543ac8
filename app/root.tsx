import { type ReactNode, useEffect, useState } from "react";
import { Meta, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { background } from "#brand/colours.ts";
import { language } from "#model/language.ts";
import type { Route } from "./+types/root.ts";
import { content } from "./content.server.ts";
import { nonceContext } from "./contexts.server.ts";
import { IconSymbols, readIcons } from "./head/icon-symbols.tsx";
import { Stylesheet } from "./head/stylesheet.tsx";
import { themeScript } from "./head/theme.ts";
import { CurrentPage } from "./navigation/current-page.tsx";
import { drawnByData } from "./navigation/drawn-by-data.ts";
import { drawRest, firstViewScript } from "./navigation/first-view.ts";
import { Following } from "./navigation/following.tsx";
import { Scrolling } from "./navigation/scrolling.tsx";
import { SharedElements } from "./navigation/shared-element.tsx";
import { Announcement } from "./shell/announcement.tsx";
import { Failure } from "./shell/error-page.tsx";
import { Footer } from "./shell/footer.tsx";
import { Navigation } from "./shell/navigation.tsx";
import { countScript } from "./ui/figures/count-up.tsx";
import { usePlayOnce } from "./ui/layout/play-once.ts";
import { Toasts } from "./ui/toasts/toast.tsx";

export const loader = ({ context }: Route.LoaderArgs) => {
  return {
    site: content.file("site"),
    forms: content.file("forms"),
    labels: content.file("labels"),
    year: new Date().getFullYear(),
    nonce: context.get(nonceContext) || undefined,
  };
};

const headScripts = `${themeScript};${firstViewScript}`;

// What stands on every page does not change between pages.
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useRouteLoaderData<typeof loader>("root")?.nonce;
  return (
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own few lines, which must run before the first paint */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScripts }} />
        <Meta />
        <Stylesheet nonce={nonce} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <IconSymbols />
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own few lines, which must not wait for the app */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: countScript }} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default drawnByData(function App({ loaderData: { site, forms, labels, year } }: Route.ComponentProps) {
  // Tells tests, and CSS that must wait, that the page is alive.
  useEffect(() => {
    drawRest().then(() => {
      document.documentElement.dataset.ready = "";
      readIcons();
    });
  }, []);
  usePlayOnce();
  return (
    <Toasts label={labels.notifications} closeLabel={labels.close}>
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-accent px-5 py-3 font-semibold text-accent-foreground focus-visible:not-sr-only focus-visible:fixed focus-visible:top-3 focus-visible:left-3"
      >
        {labels.skip}
      </a>
      <Announcement {...site.announcement} socials={site.socials} />
      <Navigation {...site} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <SharedElements>
          <CurrentPage />
        </SharedElements>
      </main>
      <Footer {...site} forms={forms} year={year} />
      <Scrolling />
      <Following />
      <Manifest />
    </Toasts>
  );
});

/** A render or router failure. No stack trace reaches a visitor. */
export function ErrorBoundary() {
  return <Failure />;
}

/** Nobody needs it for the first view: it comes with the app. */
function Manifest() {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake && <link rel="manifest" href="/site.webmanifest" />;
}
