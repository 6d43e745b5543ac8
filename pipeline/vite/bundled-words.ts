import type { Plugin } from "vite";
import type { Content } from "../../model/reader.ts";
import { readContent } from "../content.ts";

/** Words that the code itself must have: when it shows them, no page's data may be there. */
const modules: Record<string, (content: Content) => unknown> = {
  "virtual:failure": ({ file }) => ({
    ...file("errors").failure,
    email: file("site").email,
    phone: file("site").phone,
  }),
  "virtual:search-words": ({ file }) => {
    const { synonyms, ...shown } = file("search");
    return shown;
  },
};

/** As modules for both sides of the app. */
export function bundledWords(): Plugin {
  return {
    name: "bundled-words",
    resolveId: (source) => (Object.hasOwn(modules, source) ? `\0${source}` : null),
    load: (id) => {
      const words = id.startsWith("\0") ? modules[id.slice(1)] : undefined;
      return words ? `export default ${JSON.stringify(words(readContent()))}` : null;
    },
  };
}

/** With other words there is another bundle. */
export const readBundledWords = () => Object.values(modules).map((words) => words(readContent()));
