import type { Plugin } from "vite";
import { readExamples } from "../examples.ts";

const id = "virtual:examples";

/** What each simulator gives at the start, as a module for the server's side of the app: no engine is in there. */
export function examples(): Plugin {
  return {
    name: "examples",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: async (source) =>
      source === `\0${id}` ? `export default ${JSON.stringify(await readExamples())}` : null,
  };
}
