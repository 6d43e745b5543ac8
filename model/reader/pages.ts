import type { Accent } from "../fields.ts";
import { breadcrumbList, type StructuredData, webPage } from "../head/structured-data.ts";
import {
  type CollectionName,
  files,
  type ItemContent,
  type PageEntry,
  type PageName,
  type Seo,
} from "../registry.ts";
import type { Crumbs } from "./crumbs.ts";
import type { Files } from "./files.ts";
import type { AnyItem, Items } from "./items.ts";
import { collectionNames, entryOf, pageNames } from "./names.ts";

/** A page as those see it who list pages: search engines, link previews, language models, tests. */
export type PageFacts = Required<Omit<Seo, "hue">> & {
  path: string;
  hue: Accent;
  updated: string;
  /** What it is listed under. */
  group: string;
  structured: StructuredData[];
};

/** The pages of the site, as those want them who list pages. */
export function openPages({ file }: Files, { items }: Items, { labelOf, crumbsOf }: Crumbs) {
  function pageOf(name: PageName): PageFacts {
    const { path, structured, pageKind }: PageEntry = files[name].page;
    const { seo, updated } = file(name);
    const site = file("site");
    return {
      ...seo,
      kind: "website",
      hue: "teal",
      path,
      updated,
      group: site.name,
      structured: [
        ...(structured?.(site) ?? []),
        ...(pageKind ? [webPage(pageKind, site, { ...seo, path, updated })] : []),
      ],
    };
  }

  function pageOfItem<Name extends CollectionName>(name: Name, item: ItemContent<Name>): PageFacts {
    const { seo, path: pathOf, structured, pageKind } = entryOf(name);
    const { id, updated } = item as AnyItem;
    const site = file("site");
    const path = pathOf(id);
    const facts = seo(item as never);
    return {
      kind: "website",
      hue: "teal",
      preview: file("home").seo.preview,
      ...facts,
      path,
      updated,
      group: labelOf(name),
      structured: [
        ...(structured?.(site, item as never) ?? []),
        ...(pageKind ? [webPage(pageKind, site, { ...facts, path, updated })] : []),
        breadcrumbList(site, crumbsOf(name, item), path),
      ],
    };
  }

  /** Every page of the site: each is prerendered, crawled, previewed and listed in the sitemap. */
  const pages = (): PageFacts[] => [
    ...pageNames.map(pageOf),
    ...collectionNames.flatMap((name) => items(name).map((item) => pageOfItem(name, item))),
  ];

  return { pageOf, pageOfItem, pages };
}
