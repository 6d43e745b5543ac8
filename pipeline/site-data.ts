import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readContent, sourceFrom } from "./content.ts";
import type { DocumentIndex } from "./documents/documents.ts";
import { readDocumentIndex } from "./documents/on-demand.ts";
import { readExamples } from "./examples.ts";
import { readPictures } from "./publish/pictures.ts";
import { makeIndex } from "./search/make-index.ts";
import { drawingsInContent } from "./vite/icons.ts";

/** All that the server's side of the app knows by content, and who makes it. */
export const siteData = {
  "content-files": () => sourceFrom().files,
  "content-icons": drawingsInContent,
  figures: readFigures,
  pictures: readPictures,
  documents: readDocumentIndex,
  examples: readExamples,
  "search-index": () => makeIndex(readContent()),
};

export type SiteDataPart = keyof typeof siteData;

export const siteDataFile = "site-data.json";

/** Writes it beside the bundle, which is not made anew when a text changes. The documents are those that go with it. */
export async function writeSiteData(buildFolder: string, documents: DocumentIndex) {
  const parts = Object.entries({ ...siteData, documents: () => documents }).map(async ([name, make]) => [
    name,
    await make(),
  ]);
  const data = Object.fromEntries(await Promise.all(parts));
  writeFileSync(join(buildFolder, siteDataFile), JSON.stringify(data));
}

/** The drawings of content/figures, by the name of their file. */
function readFigures(): Record<string, string> {
  const files = globSync("content/figures/*.svg").sort();
  return Object.fromEntries(files.map((file) => [basename(file), readFileSync(file, "utf8").trim()]));
}
