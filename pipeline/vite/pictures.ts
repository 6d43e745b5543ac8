import { createReadStream, existsSync } from "node:fs";
import type { Plugin } from "vite";
import { pictureFile } from "../publish/pictures.ts";

/** The pictures in development. */
export function pictures(): Plugin {
  return {
    name: "pictures",
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
