import type { Plugin } from "vite";
import { parse } from "yaml";

/** Lets modules import YAML files as data. */
export function yaml(): Plugin {
  return {
    name: "yaml",
    transform(source, file) {
      if (!file.endsWith(".yaml")) return null;
      return { code: `export default ${JSON.stringify(parse(source))}`, map: null };
    },
  };
}
