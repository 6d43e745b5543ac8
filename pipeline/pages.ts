import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "./bundle.ts";
import { readContent } from "./content.ts";
import { writeNotFoundPage } from "./render/not-found.ts";
import { renderPages } from "./render/pages.ts";
import { searchFiles } from "./search/files.ts";
import { makeIndex } from "./search/make-index.ts";
import { writeSiteData } from "./site-data.ts";

/** Bundles the app, and renders every page with it; beside them what the app searches. */
export async function makePages(folder: string) {
  await bundle(folder);
  await writeSiteData(folder);
  await renderPages(folder);
  await writeNotFoundPage(folder);
  for (const [path, text] of searchFiles(makeIndex(readContent())))
    writeFileSync(join(folder, "client", path), text);
}
