/**
 * Has the picture above the fold asked for before all else. The page holds it twice, by day and by night; the theme's
 * script (app/ui/theme.ts), which stands behind these links, switches on the one that shows.
 */
export function withFirstPictureAhead(page: string): string {
  const links = [...page.matchAll(/<img [^>]*fetchpriority="high"[^>]*>/gi)].map(([image]) => linkTo(image));
  return page.replace("<script>", () => `${links.join("")}<script>`);
}

function linkTo(image: string): string {
  const [, srcset] = image.match(/ srcset="([^"]*)"/i) ?? [];
  const [, sizes] = image.match(/ sizes="([^"]*)"/) ?? [];
  const [, look] = image.match(/\bby-(day|night)\b/) ?? [];
  return `<link rel="preload" as="image" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high" media="not all" data-look="${look}"/>`;
}
