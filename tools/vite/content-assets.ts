import { createReadStream, existsSync } from "node:fs";
import type { Plugin } from "vite";
import { iconsNamedIn } from "../icons.ts";
import { pictureFile, picturesWithFingerprints } from "../pictures.ts";

const modules = {
  "virtual:icons": () => iconsNamedIn(["content", "app"]),
  "virtual:pictures": picturesWithFingerprints,
} satisfies Record<string, () => unknown>;

/** The icons that content and code name, and the index of pictures, as modules for the server's side of the app. */
export function contentAssets(): Plugin {
  return {
    name: "content-assets",
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load(id) {
      const make = modules[id.slice(1) as keyof typeof modules];
      return id.startsWith("\0virtual:") && make ? `export default ${JSON.stringify(make())}` : null;
    },
    configureServer(server) {
      server.middlewares.use("/pictures", (request, response, next) => {
        const file = pictureFile(request.url ?? "");
        if (!existsSync(file)) return next();
        response.setHeader("Content-Type", "image/avif");
        createReadStream(file).pipe(response);
      });
    },
  };
}
