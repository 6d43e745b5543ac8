import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type Root } from "postcss";
import { minifySync } from "vite";
import { withFirstPictureAhead } from "./first-picture.ts";
import { hashOf } from "./hash.ts";
import { lateStart } from "./late-start.ts";
import { iconsOf, readIcons, type SharedIcons } from "./page-icons.ts";
import { stylesOf, withoutFonts } from "./page-styles.ts";

/** Makes the prerendered pages light: each has its own styles and icons and nothing else; the rest comes with the app. */
export function lightenPages(folder: string) {
  const styles = styleSheetIn(folder);
  const icons = iconsIn(folder);
  const everything = { styles: publishedStyles(folder, styles), icons: icons.path };
  for (const file of globSync("**/*.html", { cwd: folder })) {
    const page = join(folder, file);
    const own = withOwnIcons(folder, withOwnStyles(readFileSync(page, "utf8"), styles), icons);
    const { html, start, data } = lateStart(own, everything);
    for (const { path, content } of [start, data]) writeFileSync(join(folder, path), content);
    writeFileSync(page, withFirstPictureAhead(withShortScripts(html)));
  }
}

function styleSheetIn(folder: string): Root {
  const [file, ...others] = globSync("assets/*.css", { cwd: folder });
  if (!file || others.length) throw new Error("The build should have made one style sheet.");
  return postcss.parse(readFileSync(join(folder, file), "utf8"));
}

function iconsIn(folder: string): SharedIcons {
  const [file, ...others] = globSync("assets/icons-*.svg", { cwd: folder });
  if (!file || others.length) throw new Error("The build should have made one file of icons.");
  return readIcons(`/${file}`, readFileSync(join(folder, file), "utf8"));
}

function publishedStyles(folder: string, styles: Root): string {
  const css = withoutFonts(styles);
  const path = `/assets/styles-${hashOf(css)}.css`;
  writeFileSync(join(folder, path), css);
  return path;
}

function withOwnStyles(page: string, styles: Root): string {
  const lighter = page.replace(/(?<=<style data-site="">)[\s\S]*?(?=<\/style>)/, () =>
    stylesOf(page, styles),
  );
  if (lighter === page) throw new Error("The site's styles were not found in a page.");
  return lighter;
}

/** React keeps the addresses that it finds when it wakes, and draws later pages from the shared file. */
function withOwnIcons(folder: string, page: string, icons: SharedIcons): string {
  const svg = iconsOf(page, icons);
  const path = `/assets/icons-${hashOf(svg)}.svg`;
  writeFileSync(join(folder, path), svg);
  return page.replaceAll(`href="${icons.path}#`, `href="${path}#`);
}

/** The inline scripts are functions of ours, sent as they are written. */
function withShortScripts(page: string): string {
  return page.replace(/<script>([\s\S]*?)<\/script>/g, (_, script: string) => {
    const { code, errors } = minifySync("inline.js", script);
    if (errors.length) throw new Error(`An inline script cannot be read: ${errors[0]?.message}`);
    return `<script>${code.trim()}</script>`;
  });
}
