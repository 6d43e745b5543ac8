import type { Page } from "@playwright/test";

/**
 * Loads all pictures of a page and tells which do not fit: those without a width and height to keep their place,
 * and those that come with far more or fewer pixels than are shown, though there is a better copy.
 */
export const misfits = (page: Page) => page.evaluate(loadAndCompare);

/** Runs in the page. */
async function loadAndCompare(): Promise<string[]> {
  const shown = [...document.images].filter((image) => image.checkVisibility());
  for (const image of shown) image.loading = "eager";
  await Promise.all(shown.map((image) => image.decode()));
  // A scene of the home page may have gone while the others were loading.
  const measured = shown.filter((image) => image.checkVisibility());
  const widest = new Map<string, number>();
  for (const image of measured)
    widest.set(image.currentSrc, Math.max(neededWidth(image), widest.get(image.currentSrc) ?? 0));
  return measured.flatMap((image) => {
    const name = image.currentSrc.split("/").pop();
    if (!image.getAttribute("width") || !image.getAttribute("height")) return `${name} has no size`;
    const widths = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    const chosen = Number(/\.(\d+)\.avif$/.exec(image.currentSrc)?.[1]);
    // Browsers show a copy again that is there already, though a smaller one would do: it costs nothing.
    const needed = widest.get(image.currentSrc) ?? 0;
    // A little enlarged is not seen on a dense screen, and saves a phone half of the bytes.
    const tooSmall = chosen < 0.7 * needed && widths.some((width) => width > chosen);
    const tooLarge = chosen > 2 * needed && widths.some((width) => width < chosen && width >= needed);
    return tooSmall || tooLarge ? `${name} for ${Math.round(needed)} pixels` : [];
  });

  /** A picture that covers its box may be wider than that. */
  function neededWidth(image: HTMLImageElement) {
    const { offsetWidth, offsetHeight, naturalWidth, naturalHeight } = image;
    const covering = getComputedStyle(image).objectFit === "cover";
    const width = covering
      ? Math.max(offsetWidth, (offsetHeight * naturalWidth) / naturalHeight)
      : offsetWidth;
    return width * devicePixelRatio;
  }
}
