import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { indexPath, type ServedIndex } from "../../search/pack.ts";
import { readContent } from "../content.ts";
import { makeIndex } from "../search/make-index.ts";

const names = ["virtual:search-index", "virtual:search-words"];

/**
 * What is searched, as files that browsers fetch: the index, and each page's texts by themselves. They are no modules: the
 * names of modules stand in those that import them, so that with each change of a text the whole app would have another name.
 * The server's side of the app has the same as a module; the words around them belong to the code that shows them.
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
      // A build makes it once for both sides; whoever watches may have changed a text.
      if (this.meta.watchMode) known = undefined;
    },
    resolveId: (source) => (names.includes(source) ? `\0${source}` : null),
    load(source) {
      if (source === "\0virtual:search-index") return asModule(made());
      if (source === "\0virtual:search-words") return asModule(words());
      return null;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [path, source] of filesOf(made()))
        this.emitFile({ type: "asset", fileName: path.slice(1), source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.includes("/search-")) return next();
        const source = filesOf(makeIndex(readContent())).get(request.url);
        if (!source) return next();
        response.setHeader("Content-Type", "application/json; charset=utf-8");
        response.end(source);
      });
    },
  };
}

function filesOf({ index, texts }: ReturnType<typeof makeIndex>): Map<string, string> {
  const ofPages = texts.map((parts) => {
    const text = JSON.stringify(parts);
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
    return [`/assets/search-text-${hash}.json`, text] as const;
  });
  const served: ServedIndex = { ...index, texts: ofPages.map(([path]) => path) };
  return new Map([[indexPath, JSON.stringify(served)], ...ofPages]);
}

function words() {
  const { synonyms, ...shown } = readContent().file("search");
  return shown;
}

/** Parsing a string is faster than running an object. */
const asModule = (value: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
