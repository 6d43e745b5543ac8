import files from "virtual:content-files";
import icons from "virtual:content-icons";
import pictures from "virtual:pictures";
import { openContent } from "#model/reader.ts";
import type { CollectionName, PageName } from "#model/registry.ts";
import { pageMeta } from "./head/page-meta.server.ts";
import { withUnits } from "./with-units.server.ts";

/** The site's content as the app's server side has it: from disk in development, else from what stands beside the bundle. */
export const content = openContent({
  files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, withUnits(text)])),
  pictures,
  icons: (name) => icons[name],
});

/** What a page that stands in one file shows, and its head. */
export function singlePage<Name extends PageName>(name: Name) {
  const { seo, updated, ...page } = content.file(name);
  return { page, meta: pageMeta(content.file("site"), content.pageOf(name)) };
}

/** All that the page of an item needs around the item: shared copy, crumbs, head, related pages. */
export function itemPage<Name extends CollectionName>(name: Name, id: string | undefined) {
  const found = content.find(name, id);
  if (!found) return undefined;
  const { item, known } = found;
  const facts = content.pageOfItem(name, item);
  return {
    item,
    copy: content.copy(name),
    crumbs: content.crumbsOf(name, item),
    meta: pageMeta(content.file("site"), facts, { indexed: known }),
    related: content.relatedTo(name, item.id).slice(0, mostRelated),
  };
}

const mostRelated = 6;

/** A page about one subject. */
export function topicPage(name: "company" | "offerings", id: string | undefined) {
  const page = itemPage(name, id);
  if (!page) return undefined;
  return { ...page, item: content.filledInAll(page.item), name: `${name}/${page.item.id}` };
}
