import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { drawingsOf, iconsNamedIn } from "./icon-sets.ts";

/**
 * The drawings of icons as modules: `virtual:ui-icons` has those that the kit itself names, for the browser too;
 * `virtual:content-icons` has those that content names, for whoever reads content on the server's side.
 */
const modules = {
  "virtual:ui-icons": () => drawingsOf(Object.values(uiIcons)),
  "virtual:content-icons": () => iconsNamedIn("content"),
};

export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (source) => (Object.hasOwn(modules, source) ? `\0${source}` : null),
    load(id) {
      const name = id.slice(1) as keyof typeof modules;
      if (!id.startsWith("\0") || !Object.hasOwn(modules, name)) return null;
      if (name === "virtual:content-icons")
        for (const file of globSync("content/**/*.yaml")) this.addWatchFile(resolve(file));
      return `export default ${JSON.stringify(modules[name]())}`;
    },
  };
}
