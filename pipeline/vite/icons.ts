import type { Plugin } from "vite";
import { pageIcons, sharedIcons } from "./icon-sets.ts";

const id = "virtual:icons";

/** The icons for the app: those that stand in every page as symbols, the others as files. */
export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      const { sheets, sets } = sharedIcons();
      const places = sheets.map(({ from, file }) => ({ from, path: `/${file}` }));
      return Object.entries({ symbols: pageIcons(), sheets: places, sets })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { file: fileName, svg: source } of sharedIcons().sheets)
        this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      server.middlewares.use("/assets/icons-", ({ originalUrl }, response, next) => {
        const sheet = sharedIcons().sheets.find(({ file }) => `/${file}` === originalUrl);
        if (!sheet) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sheet.svg);
      });
    },
  };
}
