import { execFileSync } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { coloursCss, coloursFile } from "#brand/colours-css.ts";
import { problemsIn, report } from "./check/check.ts";
import { writeEditorFiles } from "./check/editor-files.ts";
import { reportSamples, samplesIn } from "./check/samples.ts";
import { sourceFrom } from "./content.ts";
import { makeDocuments } from "./documents/documents.ts";
import { documentsFolder } from "./documents/folder.ts";
import { writeNotFoundPage } from "./postprocess/not-found.ts";
import { postprocess } from "./postprocess/postprocess.ts";
import { compressTree } from "./publish/compress.ts";
import { copyPictures } from "./publish/pictures.ts";
import { publish } from "./publish/publish.ts";
import { siteFacts } from "./publish/site-facts.ts";

/** Makes the whole site: checks the content, builds and prerenders the pages, adds what is made from the content. */
export async function build() {
  const source = sourceFrom();
  const problems = problemsIn(source);
  if (problems.length) throw new Error(report(problems));
  const samples = samplesIn(source);
  if (samples.length && process.env.RELEASE)
    throw new Error(`A release has no sample content. ${reportSamples(samples)}`);

  writeEditorFiles();
  writeFileSync(coloursFile, coloursCss());
  // Before the pages, which show the documents' sizes.
  await makeDocuments();
  rmSync("build", { recursive: true, force: true });
  execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    stdio: ["ignore", "inherit", "inherit"],
  });

  await writeNotFoundPage("build");
  await postprocess("build/client");
  copyPictures("build/client/pictures");
  await publish("build/client");
  cpSync(documentsFolder, "build/client/documents", { recursive: true });
  await compressTree("build/client");
  writeFileSync("build/site.json", JSON.stringify(siteFacts()));
  if (samples.length) console.log(`\n${reportSamples(samples)}`);
}

if (import.meta.main) {
  try {
    await build();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
