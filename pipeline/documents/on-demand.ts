import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { kept } from "../kept.ts";
import type { DocumentIndex } from "./documents.ts";
import { documentsFolder } from "./folder.ts";

/** What documents a development server has. It makes them when it is first asked. */
export async function readDocumentIndex(): Promise<DocumentIndex> {
  const index = join(documentsFolder, "index.json");
  if (!existsSync(index)) await makeAnew();
  return JSON.parse(readFileSync(index, "utf8"));
}

/** Loaded only now: a server that is asked for no document need not load what makes them. */
export async function makeAnew() {
  const { makeDocuments } = await import("./documents.ts");
  await makeDocuments(documentsFolder, kept);
}
