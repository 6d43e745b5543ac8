import type { CollectionName, ItemContent } from "../registry.ts";
import type { Files } from "./files.ts";
import { entryOf } from "./names.ts";

export type Crumb = { label: string; to?: string };

export type Crumbs = ReturnType<typeof openCrumbs>;

/** The ways from the home page to the items, in the words of the navigation. */
export function openCrumbs({ file, copy }: Files) {
  /** What the list of a collection's items is called. */
  const labelOf = (name: CollectionName) => entryOf(name).label(file("site"), copy(name) as never);

  function crumbs(name: CollectionName, title: string): Crumb[] {
    const { list } = entryOf(name);
    const { navigation } = file("site");
    return [navigation.home, ...(list ? [{ label: labelOf(name), to: list }] : []), { label: title }];
  }

  function crumbsOf<Name extends CollectionName>(name: Name, item: ItemContent<Name>) {
    const { crumb } = entryOf(name);
    return crumbs(name, crumb?.(item as never) ?? item.title);
  }

  return { labelOf, crumbs, crumbsOf };
}
