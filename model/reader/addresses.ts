import { type CollectionName, files } from "../registry.ts";
import type { Crumbs } from "./crumbs.ts";
import type { Files } from "./files.ts";
import type { Items } from "./items.ts";
import { collectionNames, entryOf, pageNames } from "./names.ts";

/** Addresses that follow from the items. */
export function openAddresses({ file }: Files, { items }: Items, { crumbsOf }: Crumbs) {
  /** What each page is called that leads to the contact form, by its path without the first slash. */
  const subjects = (): Record<string, string> =>
    Object.fromEntries([
      ...pageNames
        .filter((name) => name !== "contact")
        .flatMap((name) => {
          const page = file(name);
          return "title" in page ? [[files[name].page.path.slice(1), page.title]] : [];
        }),
      ...collectionNames.flatMap((name) =>
        items(name).map((item) => [
          entryOf(name).path(item.id).slice(1),
          crumbsOf(name, item as never).at(-1)?.label,
        ]),
      ),
    ]);

  /** Pages that list some of the items, such as the articles of one topic. */
  const sublistPaths = () => [
    ...new Set(
      collectionNames.flatMap((name) => {
        const { sublist } = entryOf(name);
        return sublist ? items(name).map((item) => sublist(item as never)) : [];
      }),
    ),
  ];

  /** The files that modals fetch, by their addresses. */
  const summaryPaths = () =>
    collectionNames
      .filter((name) => entryOf(name).summary)
      .flatMap((name) => items(name).map(({ id }) => summaryPath(name, id)));

  return { subjects, sublistPaths, summaryPaths };
}

export const summaryPath = (name: CollectionName, id: string) => `/summaries/${name}/${id}.json`;
