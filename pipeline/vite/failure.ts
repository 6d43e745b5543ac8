import type { Plugin } from "vite";
import { readContent } from "../content.ts";

const id = "virtual:failure";

function failureIn(content: ReturnType<typeof readContent>) {
  const { email, phone } = content.file("site");
  return { ...content.file("errors").failure, email, phone };
}

/** The words and addresses of the page that is shown when nothing else can be, as a module: it must not depend on loaded data. */
export function failure(): Plugin {
  return {
    name: "failure",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) =>
      source === `\0${id}` ? `export default ${JSON.stringify(failureIn(readContent()))}` : null,
  };
}
