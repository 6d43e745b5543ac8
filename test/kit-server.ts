import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { readDocumentIndex } from "../pipeline/documents/on-demand.ts";
import { copyPictures } from "../pipeline/publish/pictures.ts";
import { publishIcons } from "../pipeline/publish/publish.ts";
import { writeSiteData } from "../pipeline/site-data.ts";
import { orExplain, serve } from "../server/main.ts";

/**
 * Builds and serves the site with the kit's page of examples, which the real build leaves out.
 * It is built for development, so that React's warnings are there for the tests to see.
 */
const folder = "test-results/kit";
execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
  env: { ...process.env, BUILD_FOLDER: folder, NODE_ENV: "development" },
  stdio: ["ignore", "ignore", "inherit"],
});
await writeSiteData(folder, await readDocumentIndex());
const files = join(folder, "client");
copyPictures(join(files, "pictures"));
await publishIcons(files);
await orExplain(() => serve(process.env, folder));
