import { dirname } from "node:path";
import { type Content, collectionNames, singleFiles } from "../../../model/reader.ts";
import {
  type AnyCollection,
  type CollectionName,
  collections,
  type PartName,
  parts,
} from "../../../model/registry.ts";
import { isInMenu } from "../../items/menu.ts";

/** Every file of the content: those that stand alone, and the items of each collection. */
export const listingOf = (names: string[], content: Content, siteText: string) => ({
  files: [...singles, ...partFiles(names)],
  collections: collectionNames.map((name) => listOf(name, content, siteText)),
});

/** The address of the page that a file is; nothing for words that pages share. */
export function pageOfFile(file: string): string | undefined {
  const [folder = "", id = ""] = file.replace(/\.\w+$/, "").split("/");
  if (Object.hasOwn(collections, folder)) return collections[folder as CollectionName].path(id);
  return singles.find((one) => one.file === file)?.path;
}

/** The files that stand alone, with the page that they are. */
const singles = singleFiles.map(({ file, page }) => ({ file, path: page?.path }));

/** Files that stand on pages of other kinds, such as the simulators on their products'. */
const partFiles = (names: string[]) =>
  names.filter((file) => Object.hasOwn(parts, dirname(file))).map((file) => ({ file, path: undefined }));

const partsOn = (page: string, content: Content) =>
  (Object.keys(parts) as PartName[]).flatMap((name) =>
    content
      .partsIn(name)
      .filter((part) => parts[name].on(part) === page)
      .map(({ id }) => `${name}/${id}.yaml`),
  );

function listOf(name: CollectionName, content: Content, siteText: string) {
  const { path, label, compare }: AnyCollection = collections[name];
  return {
    name,
    label: label(content.file("site"), content.copy(name) as never),
    /** Whether its items can be moved, or are in an order of their own such as by date. */
    movable: !compare,
    /** Whether its items have entries in the menu, which a new one gets, too. */
    inMenu: isInMenu(siteText, name),
    items: content.items(name).map((item) => ({
      id: item.id,
      file: `${name}/${item.id}.${"body" in item ? "md" : "yaml"}`,
      title: item.title,
      path: path(item.id),
      draft: "draft" in item && item.draft === true,
      /** What is drafted, published and deleted with it. */
      parts: partsOn(path(item.id).slice(1), content),
    })),
  };
}
