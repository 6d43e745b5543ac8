import type { Plugin } from "vite";
import { committedName, picturesFolder } from "../publish/pictures.ts";
import { sendFile } from "./send-file.ts";

/** The pictures in development. */
export function pictures(): Plugin {
  return {
    name: "pictures",
    configureServer(server) {
      server.middlewares.use("/pictures", (request, response, next) =>
        sendFile(picturesFolder, committedName(request.url ?? ""), response, next),
      );
    },
  };
}
