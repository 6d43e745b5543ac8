/**
 * Puts the styles of all pages in place of those that a built page carries (pipeline/postprocess/page-styles.ts), at one
 * stroke: with both, every element would be matched against twice the rules.
 */
export async function applyAllStyles() {
  const own = document.querySelector<HTMLStyleElement>("style[data-all-styles]");
  if (!own) return;
  const { allStyles: href = "" } = own.dataset;
  // A page that starts late has loaded them already (pipeline/postprocess/start-script.ts).
  const all = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`) ?? (await loadSheet(href));
  all.media = "";
  own.disabled = true;
}

function loadSheet(href: string) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, media: "not all" });
  return new Promise<HTMLLinkElement>((resolve, reject) => {
    Object.assign(link, { onload: () => resolve(link), onerror: reject });
    document.head.append(link);
  });
}
