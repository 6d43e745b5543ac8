import type { PictureContent } from "./fields.ts";
import { openAddresses } from "./reader/addresses.ts";
import { openCrumbs } from "./reader/crumbs.ts";
import { openFiles } from "./reader/files.ts";
import { openFilledIn } from "./reader/filled-in.ts";
import { openItems } from "./reader/items.ts";
import { openPlaces } from "./reader/page-places.ts";
import { openPages } from "./reader/pages.ts";
import { openRelations } from "./reader/relations.ts";
import type { Source } from "./reader/source.ts";

export { summaryPath } from "./reader/addresses.ts";
export type { Crumb } from "./reader/crumbs.ts";
export { collectionNames, fileNames, isCollection, isPart, pageNames, singleFiles } from "./reader/names.ts";
export type { PagePlaces } from "./reader/page-places.ts";
export type { PageFacts } from "./reader/pages.ts";
export type { Relation } from "./reader/relations.ts";
export { idOf, type Source } from "./reader/source.ts";

export type Content = ReturnType<typeof openContent>;

/** The one reader of content/. What it is asked for it reads and checks at first use; its parts stand in reader/. */
export function openContent(source: Source) {
  const files = openFiles(source);
  const { file, copy } = files;
  const collected = openItems(source, files);
  const { items, partsIn, find, cards, summary } = collected;
  const named = openCrumbs(files);
  const { crumbs, crumbsOf } = named;
  const filled = openFilledIn(files);

  return {
    file,
    copy,
    items,
    partsIn,
    find,
    cards,
    summary,
    crumbs,
    crumbsOf,
    ...filled,
    ...openRelations(files, collected, named),
    ...openPages(files, collected, named),
    ...openAddresses(files, collected, named),
    ...openPlaces({ ...files, ...collected, ...named, ...filled }),
    picture: (src: string, alt: string): PictureContent =>
      ({ src, alt, ...source.pictures[src] }) as PictureContent,
  };
}
