import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { coloursCss, coloursFile } from "#brand/colours-css.ts";
import { problemsIn, report } from "./check/check.ts";
import { writeEditorFiles } from "./check/editor-files.ts";
import { sourceFrom } from "./content.ts";
import { makeDataSheets } from "./documents/data-sheets.ts";
import { writeNotFoundPage } from "./postprocess/not-found.ts";
import { lightenPages } from "./postprocess/postprocess.ts";
import { hideStandIns, writeStandIns } from "./postprocess/stand-ins.ts";
import { compressTree } from "./publish/compress.ts";
import { copyPictures } from "./publish/pictures.ts";
import { publish } from "./publish/publish.ts";
import { siteFacts } from "./publish/site-facts.ts";

/** Makes the whole site: checks the content, builds and prerenders the pages, adds what is made from the content. */
export async function build() {
  const problems = problemsIn(sourceFrom());
  if (problems.length) throw new Error(report(problems));

  writeEditorFiles();
  writeFileSync(coloursFile, coloursCss());
  rmSync("build", { recursive: true, force: true });
  execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    stdio: ["ignore", "inherit", "inherit"],
  });

  await writeNotFoundPage("build");
  await writeStandIns("build");
  lightenPages("build/client");
  copyPictures("build/client/pictures");
  await publish("build/client");
  await makeDataSheets("build/client/data-sheets");
  await compressTree("build/client");
  hideStandIns("build");
  writeFileSync("build/site.json", JSON.stringify(siteFacts()));
}

if (import.meta.main) {
  try {
    await build();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
