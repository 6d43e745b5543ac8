import { existsSync, globSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { type SiteDataPart, siteData, siteDataFile } from "../site-data.ts";

const prefix = "virtual:";
const all = "virtual:site-data";

/**
 * What the server's side of the app knows by content, as modules: `virtual:pictures`, `virtual:content-files` and so on. In
 * development each is made at the first request; a bundle reads all of it from a file that stands beside it.
 */
export function siteDataModules(): Plugin {
  let building = false;
  return {
    name: "site-data",
    // Before Vite's own reading of a file.
    enforce: "pre",
    configResolved({ command }) {
      building = command === "build";
    },
    resolveId: (source) => (source === all || isPart(source) ? `\0${source}` : null),
    async load(id) {
      if (isGone(id)) return "export default undefined";
      const source = id.replace("\0", "");
      if (source === all) return fromFile;
      if (!isPart(source)) return null;
      const name = source.slice(prefix.length) as SiteDataPart;
      if (building) return `import data from "${all}"; export default data[${JSON.stringify(name)}];`;
      if (name === "content-files") return watchedFiles;
      // While one works on the site, what is made of texts and drawings follows them.
      if (["content-icons", "figures", "search-index"].includes(name))
        for (const file of globSync("content/**/*.{yaml,md,svg}")) this.addWatchFile(resolve(file));
      return `export default ${JSON.stringify(await siteData[name]())}`;
    },
  };
}

const isPart = (source: string) =>
  source.startsWith(prefix) && Object.hasOwn(siteData, source.slice(prefix.length));

// The chunk of this module stands in server/assets/ (vite.config.ts).
const fromFile = `
  import { readFileSync } from "node:fs";
  import { join } from "node:path";
  export default JSON.parse(readFileSync(join(import.meta.dirname, "../..", "${siteDataFile}"), "utf8"));`;

/** By a pattern, so that a file that is added or removed counts at once. */
const watchedFiles = `
  const files = import.meta.glob("/content/**/*.{yaml,md}", { eager: true, query: "?raw", import: "default" });
  const there = Object.entries(files).filter(([, text]) => text !== undefined);
  export default Object.fromEntries(there.map(([path, text]) => [path.slice("/content/".length), text]));`;

/** A text that git or the editor has taken away, and Vite has not missed yet: whoever opens a page meanwhile gets it without. */
const isGone = (id: string) =>
  id.startsWith(contentFolder) && id.endsWith("?raw") && !existsSync(id.slice(0, -"?raw".length));

const contentFolder = `${resolve("content")}/`;
