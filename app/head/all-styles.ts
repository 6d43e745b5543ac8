/**
 * Adds the styles of all pages behind those that a built page carries (pipeline/postprocess/page-styles.ts). These stay:
 * to take away a sheet with layers, browsers style and lay out the whole page again, as if its fonts had changed.
 */
export async function applyAllStyles() {
  const { allStyles: href } = document.querySelector<HTMLElement>("style[data-all-styles]")?.dataset ?? {};
  // A page that starts late has them already (pipeline/postprocess/start-script.ts).
  if (!href || document.querySelector(`link[href="${href}"]`)) return;
  await new Promise((onload, onerror) => {
    const link = { rel: "stylesheet", href, onload, onerror };
    document.head.append(Object.assign(document.createElement("link"), link));
  });
}
