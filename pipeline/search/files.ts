import { createHash } from "node:crypto";
import { indexPath, type ServedIndex } from "../../search/pack.ts";
import type { SearchIndex } from "./make-index.ts";

const textPath = "/assets/search-text-";

export const isSearchFile = (path: string) => path === indexPath || path.startsWith(textPath);

/**
 * What is searched, as files that browsers fetch, by their addresses: the index, and each page's texts by themselves. They
 * are no modules: the names of modules stand in those that import them, so that with each change of a text the whole app
 * would have another name.
 */
export function searchFiles({ index, texts }: SearchIndex): Map<string, string> {
  const ofPages = texts.map((parts) => {
    const text = JSON.stringify(parts);
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
    return [`${textPath}${hash}.json`, text] as const;
  });
  const served: ServedIndex = { ...index, texts: ofPages.map(([path]) => path) };
  return new Map([[indexPath, JSON.stringify(served)], ...ofPages]);
}
