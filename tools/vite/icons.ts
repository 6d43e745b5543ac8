import type { Plugin } from "vite";
import { pageIcons, sharedIcons } from "../icons.ts";

const id = "virtual:icons";

/** The icons for the app: those that stand in every page as symbols, the others as a file. */
export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      const { file, sets } = sharedIcons();
      return Object.entries({ symbols: pageIcons(), sprite: `/${file}`, sets })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
    generateBundle() {
      const { svg: source, file: fileName } = sharedIcons();
      if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      server.middlewares.use("/assets/icons-", (_, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sharedIcons().svg);
      });
    },
  };
}
