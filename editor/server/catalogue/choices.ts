import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Content, collectionNames, pageNames } from "../../../model/reader.ts";
import { type AnyCollection, collections, files, type PageEntry } from "../../../model/registry.ts";

const require = createRequire(import.meta.url);

/** How many icons one answer shows: more than fit on a screen, fewer than anyone looks through. */
const mostIcons = 120;

/** What there is to choose from, where a choice is meant and no free text. */
export function openChoices() {
  const set = JSON.parse(readFileSync(require.resolve("@iconify-json/ph/icons.json"), "utf8")) as {
    icons: Record<string, { body: string }>;
    width?: number;
  };
  // Ours are the duotone ones; others would stand out.
  const names = Object.keys(set.icons).filter((name) => name.endsWith("-duotone"));

  return {
    icons(search: string) {
      const words = search
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter(Boolean);
      const found = names.filter((name) => words.every((word) => name.includes(word)));
      return {
        total: found.length,
        size: set.width ?? 256,
        icons: found
          .slice(0, mostIcons)
          .map((name) => ({ name: `ph:${name}`, body: set.icons[name]?.body ?? "" })),
      };
    },
    links: linksIn,
  };
}

/** Every page and every section that links may name, with what people call it. */
function linksIn(content: Content) {
  const single = pageNames.flatMap((name) => {
    const { path, sections }: PageEntry = files[name].page;
    return targets(content.pageOf(name).title, path, sections);
  });
  const items = collectionNames.flatMap((name) => {
    const { path, sections, ids }: AnyCollection = collections[name];
    return content
      .items(name)
      .flatMap((item) => targets(item.title, path(item.id), [...sections, ...(ids?.(item as never) ?? [])]));
  });
  return [...single, ...items];
}

const targets = (title: string, path: string, sections: readonly string[]) => [
  { to: path, title },
  ...sections.map((section) => ({ to: `${path}#${section}`, title, section })),
];
