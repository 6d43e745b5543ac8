import type { Plugin } from "vite";
import { readContent } from "../content.ts";
import { makeIndex } from "../search/make-index.ts";

const names = ["virtual:search-index", "virtual:search-texts", "virtual:search-words"];
const text = "virtual:search-text/";

/**
 * What is searched, as modules of the app: the index, each page's texts by themselves, and the words around them. So
 * they are named by their content, cached for ever and belong to the code that reads them.
 */
export function search(): Plugin {
  let known: ReturnType<typeof makeIndex> | undefined;
  const made = () => {
    known ??= makeIndex(readContent());
    return known;
  };
  return {
    name: "search",
    buildStart() {
      known = undefined;
    },
    resolveId: (source) => (names.includes(source) || source.startsWith(text) ? `\0${source}` : null),
    load(source) {
      const name = source.slice(1);
      if (name.startsWith(text)) return asModule(made().texts[Number(name.slice(text.length))]);
      if (name === "virtual:search-index") return asModule(made().index);
      if (name === "virtual:search-words") return asModule(words());
      if (name === "virtual:search-texts") return textLoaders(made().texts.length);
      return null;
    },
  };
}

function words() {
  const { synonyms, ...shown } = readContent().file("search");
  return shown;
}

/** Parsing a string is faster than running an object. */
const asModule = (value: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

const textLoaders = (count: number) =>
  `export default [${Array.from({ length: count }, (_, page) => `() => import("${text}${page}")`).join(",")}]`;
