import type { Plugin } from "vite";
import { contentIcons, iconsNamedIn } from "../icons.ts";

const id = "virtual:icons";

/** The icons for the app: those that code names as drawings, those that content names as a file to point into. */
export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      const { file, sets } = contentIcons();
      return Object.entries({ drawings: iconsNamedIn(["app/ui"]), sprite: `/${file}`, sets })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
    generateBundle() {
      const { svg: source, file: fileName } = contentIcons();
      if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      server.middlewares.use("/assets/icons-", (_, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(contentIcons().svg);
      });
    },
  };
}
