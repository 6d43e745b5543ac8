import { createReadStream, existsSync } from "node:fs";
import type { Plugin } from "vite";
import { pictureFile, readPictures } from "../publish/pictures.ts";

const id = "virtual:pictures";

/** The index of pictures as a module for the server's side of the app, and the pictures themselves in development. */
export function pictures(): Plugin {
  return {
    name: "pictures",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(readPictures())}` : null),
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
