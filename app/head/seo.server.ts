import type { MetaDescriptor } from "react-router";

type Site = { name: string; url: string };

type PageMeta = {
  /** Without the company's name. */
  title: string;
  description: string;
  /** The page's one address; a stand-in for an unknown id names the real page. */
  path: string;
  /** False for pages that search engines should not list. */
  indexed?: boolean;
  kind?: "website" | "article" | "product";
  structured?: object[];
};

/** Everything that search engines and link previews read of a page. */
export function pageMeta(
  site: Site,
  { title, description, path, indexed = true, kind = "website", structured = [] }: PageMeta,
): MetaDescriptor[] {
  const address = `${site.url}${path === "/" ? "/" : path}`;
  const image = `${site.url}${openGraphPath(path)}`;
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
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...structured.map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } })),
  ];
}

/** A page that says that there is none. */
export const notFoundMeta = (site: Site, title: string): MetaDescriptor[] => [
  { title: `${title} | ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Where the build puts a page's Open Graph picture. */
export const openGraphPath = (path: string) => `/og${path === "/" ? "/home" : path}.jpg`;
