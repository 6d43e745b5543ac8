import { symbols } from "virtual:icons";

/**
 * The drawings of the icons that the kit itself names, once a page, for `<Icon>` to point at: they must be there with the
 * first paint. The browser's bundle does not contain them: React leaves the text of a hydrated element alone.
 */
export function IconSymbols() {
  return (
    <svg
      data-icons=""
      className="hidden"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings from the icon sets installed at build time
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? symbols : symbolsOnThePage() }}
    />
  );
}

/** After a failure React draws the whole document anew, and needs the text again. */
const symbolsOnThePage = () => document.querySelector("svg[data-icons]")?.innerHTML ?? "";
