import { dirname } from "node:path";
import { type Content, collectionNames, fileNames } from "../../model/reader.ts";
import {
  type AnyCollection,
  type CollectionName,
  collections,
  files,
  type PartName,
  parts,
} from "../../model/registry.ts";
import { isInMenu } from "../items/menu.ts";

/** Every file of the content: those that stand alone, and the items of each collection. */
export const listingOf = (names: string[], content: Content, siteText: string) => ({
  files: [...singles(), ...partFiles(names)],
  collections: collectionNames.map((name) => listOf(name, content, siteText)),
});

/** The address of the page that a file is; nothing for words that pages share. */
export function pageOfFile(file: string): string | undefined {
  const [folder = "", id = ""] = file.replace(/\.\w+$/, "").split("/");
  if (Object.hasOwn(collections, folder)) return collections[folder as CollectionName].path(id);
  return singles().find((one) => one.file === file)?.path;
}

/** The files that stand alone, shared words of collections included, with the page that shows them. */
const singles = () => [
  ...fileNames.map((name) => {
    const entry = files[name];
    return { file: entry.file, path: "page" in entry ? entry.page.path : undefined };
  }),
  ...collectionNames.map((name) => ({ file: collections[name].copy.file, path: undefined })),
];

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
    label: label(content.file("site")),
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
