import { createReadStream, existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const folder = "node_modules/.cache/data-sheets";

/** The products' PDFs while one works on the site: made anew from the content each time one is asked for. */
export function dataSheets(): Plugin {
  return {
    name: "data-sheets",
    configureServer(server) {
      server.middlewares.use("/data-sheets", async (request, response, next) => {
        // Only now: a server that is asked for no PDF need not load what makes them.
        const { makeDataSheets } = await import("../documents/data-sheets.ts");
        await makeDataSheets(folder);
        const file = join(folder, basename(request.url ?? ""));
        if (!existsSync(file)) return next();
        response.setHeader("Content-Type", "application/pdf");
        createReadStream(file).pipe(response);
      });
    },
  };
}
