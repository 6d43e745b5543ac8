/**
 * Puts the styles of all pages in place of those that a built page carries (pipeline/postprocess/page-styles.ts), at one
 * stroke: with both, every element would be matched against twice the rules.
 */
export async function applyAllStyles() {
  const own = document.querySelector<HTMLStyleElement>("style[data-all-styles]");
  if (!own) return;
  const { allStyles: href = "" } = own.dataset;
  // Usually it is on its way: pipeline/postprocess/start-script.ts.
  const all = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`) ?? addSheet(href);
  if (!all.sheet) await new Promise((resolve) => all.addEventListener("load", resolve));
  all.media = "";
  own.disabled = true;
}

function addSheet(href: string) {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href, media: "not all" });
  document.head.append(sheet);
  return sheet;
}
