import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "../content.ts";
import type { DocumentIndex } from "../documents/documents.ts";
import { searchFiles } from "../search/files.ts";
import { makeIndex } from "../search/make-index.ts";
import { writeSiteData } from "../site-data.ts";
import { writeNotFoundPage } from "./not-found.ts";
import { renderPages } from "./pages.ts";

/** Renders every page by the bundle in a folder; beside them what the app searches. */
export async function renderSite(folder: string, documents: DocumentIndex) {
  await writeSiteData(folder, documents);
  await renderPages(folder);
  await writeNotFoundPage(folder);
  for (const [path, text] of searchFiles(makeIndex(readContent())))
    writeFileSync(join(folder, "client", path), text);
}
