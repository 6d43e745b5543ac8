import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type Root } from "postcss";
import { minifySync } from "vite";
import { withFirstPictureAhead } from "./first-picture.ts";
import { hashOf } from "./hash.ts";
import { lateStart } from "./late-start.ts";
import { iconsOf, readIcons, type SharedIcons, withIconsAt } from "./page-icons.ts";
import { stylesOf } from "./page-styles.ts";

/** Makes the prerendered pages light: each has its own styles and icons and nothing else; the rest comes with the app. */
export function lightenPages(folder: string) {
  const styles = styleSheetIn(folder);
  const icons = iconsIn(folder);
  const allStyles = publishedStyles(folder, styles);
  for (const file of globSync("**/*.html", { cwd: folder })) {
    const page = join(folder, file);
    const own = withOwnIcons(folder, withOwnStyles(readFileSync(page, "utf8"), styles), icons);
    const { html, start, data } = lateStart(own, allStyles);
    for (const { path, content } of [start, data]) writeFileSync(join(folder, path), content);
    writeFileSync(page, withFirstPictureAhead(withShortScripts(html)));
  }
}

/** As they are built, all pages carry all styles. */
function styleSheetIn(folder: string): Root {
  const [, css] = readFileSync(join(folder, "index.html"), "utf8").match(stylesInPage) ?? [];
  if (!css) throw new Error("The site's styles were not found in the home page.");
  return postcss.parse(css);
}

const stylesInPage = /(?<=<style data-styles="site">)([\s\S]*?)(?=<\/style>)/;

const iconsIn = (folder: string): SharedIcons =>
  readIcons(
    globSync("assets/icons-*.svg", { cwd: folder }).map((file) => ({
      path: `/${file}`,
      svg: readFileSync(join(folder, file), "utf8"),
    })),
  );

function publishedStyles(folder: string, styles: Root): string {
  const css = styles.toString();
  const path = `/assets/styles-${hashOf(css)}.css`;
  writeFileSync(join(folder, path), css);
  return path;
}

function withOwnStyles(page: string, styles: Root): string {
  const lighter = page.replace(stylesInPage, () => stylesOf(page, styles));
  if (lighter === page) throw new Error("The site's styles were not found in a page.");
  return lighter;
}

/** React keeps the addresses that it finds when it wakes, and draws later pages from the shared files. */
function withOwnIcons(folder: string, page: string, icons: SharedIcons): string {
  const svg = iconsOf(page, icons);
  const path = `/assets/icons-${hashOf(svg)}.svg`;
  writeFileSync(join(folder, path), svg);
  return withIconsAt(path, page);
}

/** The inline scripts are functions of ours, sent as they are written. */
function withShortScripts(page: string): string {
  return page.replace(/<script>([\s\S]*?)<\/script>/g, (_, script: string) => {
    const { code, errors } = minifySync("inline.js", script);
    if (errors.length) throw new Error(`An inline script cannot be read: ${errors[0]?.message}`);
    return `<script>${code.trim()}</script>`;
  });
}
