import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readContent } from "../content.ts";
import { type Keep, uncached } from "../kept.ts";
import { logoKit } from "./logo-kit.ts";
import { dataSheets } from "./pdf/data-sheets.ts";
import { acceptance } from "./tender/acceptance.ts";
import { archiveOf } from "./tender/archive.ts";
import { compliance } from "./tender/compliance.ts";
import { type Kit, kitsOf } from "./tender/kit.ts";
import { quantities } from "./tender/quantities.ts";
import { specification } from "./tender/specification.ts";

/** A document as the page that offers it needs it. A tender document's name is its key in tender-kit.yaml. */
export type DocumentFacts = {
  name: keyof Omit<Kit["titles"], "title" | "lead"> | "logoKit";
  format: "PDF" | "DOCX" | "XLSX" | "ZIP";
  path: string;
  /** The name of the saved file: with the product, for those who save several. */
  saveAs: string;
  bytes: number;
};

/** The documents of every product, by its id, and those for the press. */
export type DocumentIndex = Record<string, DocumentFacts[]>;

type Written = { name: DocumentFacts["name"]; file: string; content: Buffer };

/**
 * Makes <folder>/<product>/<file> for every product, and <folder>/press/, from the content; says what there is. They take the
 * place of those from before when all are made: whoever reads the folder meanwhile finds it whole.
 */
export async function makeDocuments(folder: string, keep = uncached): Promise<DocumentIndex> {
  mkdirSync(dirname(folder), { recursive: true });
  const made = mkdtempSync(`${folder}-`);
  // A web server that runs as another user reads them, too.
  chmodSync(made, 0o755);
  try {
    const index = await writeDocuments(made, keep);
    replace(folder, made);
    return index;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

async function writeDocuments(folder: string, keep: Keep): Promise<DocumentIndex> {
  const index: DocumentIndex = {};
  for await (const [id, documents] of allDocuments(keep)) {
    index[id] = documents.map((document) => factsOf(id, document));
    mkdirSync(join(folder, id), { recursive: true });
    for (const { file, content } of documents) writeFileSync(join(folder, id, file), content);
  }
  writeFileSync(join(folder, "index.json"), JSON.stringify(index));
  return index;
}

/** A folder that holds something cannot be renamed over: it goes aside first. */
function replace(folder: string, made: string) {
  const before = `${made}-before`;
  if (existsSync(folder)) renameSync(folder, before);
  renameSync(made, folder);
  rmSync(before, { recursive: true, force: true });
}

async function* allDocuments(keep: Keep): AsyncGenerator<[id: string, Written[]]> {
  const content = readContent();
  const writeDataSheet = dataSheets(content, keep);
  const kits = await kitsOf(content);
  for (const product of content.items("products")) {
    const file = "data-sheet.pdf";
    const dataSheet: Written = { name: "dataSheet", file, content: await writeDataSheet(product) };
    const kit = kits.find((one) => one.product.id === product.id);
    // A product that says nothing about tenders has its data sheet only.
    yield [product.id, kit ? await withTender(kit, dataSheet, keep) : [dataSheet]];
  }
  yield ["press", [{ name: "logoKit", ...(await logoKit(content, keep)) }]];
}

async function withTender(kit: Kit, dataSheet: Written, keep: Keep): Promise<Written[]> {
  const { id, updated } = kit.product;
  // The logo is the brand's, which is a program.
  const { logo: _, ...words } = kit;
  const written = async (name: Written["name"], file: string, make: (kit: Kit) => Promise<Buffer>) => ({
    name,
    file,
    content: await keep([name, words], () => make(kit)),
  });
  const documents: Written[] = [
    dataSheet,
    await written("specification", "technical-specification.docx", specification),
    await written("acceptance", "acceptance-test.docx", acceptance),
    await written("compliance", "compliance-matrix.xlsx", compliance),
    await written("quantities", "bill-of-quantities.xlsx", quantities),
  ];
  const entries = documents.map(({ file, content }) => [`${id}-tender-kit/${file}`, content]);
  const content = archiveOf(Object.fromEntries(entries), updated);
  return [...documents, { name: "all", file: `${id}-tender-kit.zip`, content }];
}

const factsOf = (id: string, { name, file, content }: Written): DocumentFacts => ({
  name,
  format: file.slice(file.lastIndexOf(".") + 1).toUpperCase() as DocumentFacts["format"],
  path: `/documents/${id}/${file}`,
  // An archive has its whole name already.
  saveAs: file.endsWith(".zip") ? file : `${id}-${file}`,
  bytes: content.length,
});
