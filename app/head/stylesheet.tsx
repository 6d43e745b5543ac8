import css from "#app/app.css?inline";
// Imported by URL: for a sheet that a route module imports, the router inserts and removes a <link> on every navigation,
// which recalculates the style and layout of the whole page twice.
import sheet from "#app/app.css?url";
import displayFont from "#app/fonts/anek-display.woff2?url";
import textFont from "#app/fonts/anek-text.woff2?url";
import fonts from "#app/styles/fonts.css?inline";

/**
 * The site's styles, inlined, so that the first paint waits for no other request. A built page has only its critical CSS;
 * the whole sheet is added when the app starts (all-styles.ts). The @font-face rules are in an element of their own:
 * declaring them again with that sheet would cause a layout of the whole page.
 */
export function Stylesheet({ nonce }: { nonce?: string }) {
  return (
    <>
      {/* Both are preloaded: a headline whose font is swapped in late may wrap differently and shift the page. */}
      {[textFont, displayFont].map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <Style name="fonts" nonce={nonce} />
      {/* In development Vite serves the sheet, and reloads it as it changes. */}
      {import.meta.env.DEV ? <link rel="stylesheet" href={sheet} /> : <Style name="site" nonce={nonce} />}
    </>
  );
}

/** Not in the browser's bundle: hydration leaves the text that is in the document alone. */
const texts = import.meta.env.SSR ? { fonts, site: css } : undefined;

const Style = ({ name, nonce }: { name: "fonts" | "site"; nonce?: string }) => (
  <style
    data-styles={name}
    nonce={nonce}
    // The text is the page's own part of the styles, and the nonce is hidden: neither is what the server rendered.
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
    dangerouslySetInnerHTML={{ __html: texts ? texts[name] : onThePage(name) }}
  />
);

/** After an error React renders the whole document on the client, so the text must be read back from it. */
const onThePage = (name: string) => document.querySelector(`style[data-styles="${name}"]`)?.textContent ?? "";
