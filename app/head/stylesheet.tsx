import css from "#app/app.css?inline";
// Only its address: a sheet that belongs to a route's modules would be put into the page, and taken out of it, by the
// router on every navigation, and all elements be styled and laid out twice.
import sheet from "#app/app.css?url";
import displayFont from "#app/fonts/anek-display.woff2?url";
import textFont from "#app/fonts/anek-text.woff2?url";
import fonts from "#app/styles/fonts.css?inline";

/**
 * The site's styles. Built pages carry them inline: on a slow line the first paint waits for nothing but the page.
 * Of the styles each built page has only its own; those of all pages are added when the app starts (all-styles.ts). The
 * fonts stand apart: a sheet that declares them again would have the whole page laid out anew.
 */
export function Stylesheet({ nonce }: { nonce?: string }) {
  return (
    <>
      {/* Both: a headline that is set anew when its font comes takes another line, and moves the page. */}
      {[textFont, displayFont].map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <Style name="fonts" nonce={nonce} />
      {/* In development Vite serves the sheet, and reloads it as it changes. */}
      {import.meta.env.DEV ? <link rel="stylesheet" href={sheet} /> : <Style name="site" nonce={nonce} />}
    </>
  );
}

/** The browser's bundle does not contain the texts again: React leaves those of hydrated elements alone. */
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

/** After a failure React renders the whole document again, and needs the text again. */
const onThePage = (name: string) => document.querySelector(`style[data-styles="${name}"]`)?.textContent ?? "";
