import type { MetaDescriptor } from "react-router";
import { previewPath } from "#model/head/preview-path.ts";
import type { PageFacts } from "#model/reader.ts";

type Site = { name: string; url: string };

/** Everything that search engines and link previews read of a page. A stand-in for an unknown id is not indexed. */
export function pageMeta(
  site: Site,
  { title, description, path, kind, preview, structured }: PageFacts,
  { indexed = true } = {},
): MetaDescriptor[] {
  const address = `${site.url}${path}`;
  const fullTitle = path === "/" ? `${site.name}: ${title}` : `${title} | ${site.name}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...(indexed ? [] : [{ name: "robots", content: "noindex" }]),
    { property: "og:type", content: kind },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: `${site.url}${previewPath(path)}` },
    { property: "og:image:alt", content: preview.alt },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...structured.map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } })),
  ];
}

/**
 * For pages whose first words are vertically centred beside the element #beside-words. Rendering is blocked until that
 * element has been parsed; painted earlier, the words would shift as more of the page arrives.
 */
export const paintedWhole: MetaDescriptor = {
  tagName: "link",
  rel: "expect",
  href: "#beside-words",
  blocking: "render",
};

/** The head of a page that search engines should not list and nobody previews. */
export const unlistedMeta = (site: Site, title: string): MetaDescriptor[] => [
  { title: `${title} | ${site.name}` },
  { name: "robots", content: "noindex" },
];
