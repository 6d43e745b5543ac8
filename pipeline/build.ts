import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { coloursCss, coloursFile } from "#brand/colours-css.ts";
import type { Source } from "../model/reader.ts";
import { bundle } from "./bundle.ts";
import { problemsIn } from "./check/check.ts";
import { writeEditorFiles } from "./check/editor-files.ts";
import { report } from "./check/problem.ts";
import { reportSamples, samplesIn } from "./check/samples.ts";
import { readContent, sourceFrom } from "./content.ts";
import { makeDocuments } from "./documents/documents.ts";
import { forgetOld, kept } from "./kept.ts";
import { postprocess } from "./postprocess/postprocess.ts";
import { compressTree } from "./publish/compress.ts";
import { makeOpenGraphPictures } from "./publish/open-graph.ts";
import { copyPictures } from "./publish/pictures.ts";
import { publish } from "./publish/publish.ts";
import { siteFacts } from "./publish/site-facts.ts";
import { release, siteFile } from "./release.ts";
import { renderSite } from "./render/site.ts";
import { hideStandIns, writeStandIns } from "./render/stand-ins.ts";

/** Checks the content, makes the whole site in a new folder, and switches to it. */
async function build() {
  const begun = performance.now();
  // Before the build's time is taken: these files are sources, too.
  writeEditorFiles();
  writeFileSync(coloursFile, coloursCss());
  const samples = await releaseChecked(makeSite);
  forgetOld();
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`Built ${readContent().pages().length} pages in ${seconds} s.`);
  if (samples.length) console.log(`\n${reportSamples(samples)}`);
}

/**
 * Releases what is made of the content as it was checked; gives what of it is still invented. A text that is saved meanwhile
 * would go live unchecked, and on some pages only: then there is no release.
 */
export async function releaseChecked(make: (folder: string) => Promise<void>, root = ".") {
  // Files' times have fractions of a millisecond.
  const begun = new Date(Date.now() + 1);
  const content = join(root, "content");
  const source = sourceFrom(content);
  const problems = problemsIn(source);
  if (problems.length) throw new Error(report(problems));
  const samples = samplesIn(source);
  if (samples.length && process.env.RELEASE)
    throw new Error(`A release has no sample content. ${reportSamples(samples)}`);
  await release(async (folder) => {
    await make(folder);
    refuseChanges(source.files, sourceFrom(content).files);
    // So `npm start` builds again after code that was saved meanwhile.
    utimesSync(join(folder, siteFile), begun, begun);
  }, root);
  return samples;
}

function refuseChanges(checked: Source["files"], now: Source["files"]) {
  const names = Object.keys({ ...checked, ...now }).filter((name) => checked[name] !== now[name]);
  const files = names.sort().map((name) => `content/${name}`);
  if (files.length > 0)
    throw new Error(`The content was changed while the site was built: ${files.join(", ")}. Build it again.`);
}

async function makeSite(folder: string) {
  // Most of what makes pages takes one core of those there are, and nothing waits for link previews.
  await together(makeOpenGraphPictures(join(folder, "client"), kept), makePagesAndDocuments(folder));
  writeFileSync(join(folder, siteFile), JSON.stringify(await siteFacts()));
}

/** Makes everything but the link previews. */
async function makePagesAndDocuments(folder: string) {
  const client = join(folder, "client");
  // Bundling takes the most memory, so it comes before all that stays in it.
  await bundle(folder);
  // The pages show their sizes.
  const documents = await makeDocuments(join(client, "documents"), kept);
  await renderSite(folder, documents);
  await writeStandIns(folder);
  await postprocess(client, { keep: kept });
  copyPictures(join(client, "pictures"));
  await publish(client);
  await compressTree(client, kept);
  hideStandIns(folder);
}

/**
 * Side by side. When one fails the others are waited for, or the failed release's folder would be deleted while another
 * still writes into it.
 */
async function together(...tasks: Promise<unknown>[]) {
  const failed = (await Promise.allSettled(tasks)).find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}

if (import.meta.main) {
  try {
    await build();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
