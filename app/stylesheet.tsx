import { Links } from "react-router";
// In development Vite serves this one and reloads it as it changes.
import "./app.css";
import css from "./app.css?inline";
import displayFont from "./fonts/anek-display.woff2?url";
import textFont from "./fonts/anek-text.woff2?url";

/**
 * The site's styles. Built pages carry them inline: on a slow line the first paint waits for nothing but the page.
 * The browser's bundle does not contain them again: React leaves the text of a hydrated element alone.
 */
export function Stylesheet({ nonce }: { nonce?: string }) {
  if (import.meta.env.DEV) return <Links nonce={nonce} />;
  return (
    <>
      {/* Both: a headline that is set anew when its font comes takes another line, and moves the page. */}
      {[textFont, displayFont].map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <style
        data-site=""
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? css : cssOnThePage() }}
      />
    </>
  );
}

/** After a failure React draws the whole document anew, and needs the text again. */
const cssOnThePage = () => document.querySelector("style[data-site]")?.textContent ?? "";
