/**
 * Puts the styles of all pages in place of those that a built page carries (pipeline/postprocess/page-styles.ts), at one
 * stroke: with both, every element would be matched against twice the rules.
 */
export async function applyAllStyles() {
  const own = document.querySelector<HTMLStyleElement>("style[data-all-styles]");
  const sheet = own?.sheet;
  if (!own || !sheet) return;
  const all = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href: own.dataset.allStyles,
    media: "not all",
  });
  await new Promise((resolve, reject) => {
    Object.assign(all, { onload: resolve, onerror: reject });
    document.head.append(all);
  });
  all.media = "";
  sheet.disabled = true;
}
