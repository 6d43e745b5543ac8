import { sheets, symbols } from "virtual:icons";

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

const betweenSheetsMs = 300;

/** Has the files of all icons read in quiet moments: the next page's are then drawn with it, not after it. */
export function readIcons() {
  sheets.forEach(({ path }, i) => {
    setTimeout(() => {
      const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
      use.setAttribute("href", `${path}#`);
      document.querySelector("svg[data-icons]")?.append(use);
    }, i * betweenSheetsMs);
  });
}
