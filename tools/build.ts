import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { compressTree } from "./compress.ts";
import { problemsInContent, report } from "./content/check.ts";
import { writeEditorSchemas } from "./content/editor-schemas.ts";
import { writeNotFoundPage } from "./not-found.ts";
import { lightenPages } from "./pages.ts";
import { makeDataSheets } from "./pdf/data-sheets.ts";
import { copyPictures } from "./pictures.ts";
import { publish } from "./publish/publish.ts";
import { siteFacts } from "./site-facts.ts";

/** Makes the whole site: checks the content, builds and prerenders the pages, adds what is made from the content. */
export async function build() {
  const problems = problemsInContent("content");
  if (problems.length) throw new Error(report(problems));

  writeEditorSchemas();
  rmSync("build", { recursive: true, force: true });
  execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    stdio: ["ignore", "inherit", "inherit"],
  });

  await writeNotFoundPage("build");
  lightenPages("build/client");
  copyPictures("build/client/pictures");
  await publish("build/client");
  await makeDataSheets("build/client/data-sheets");
  await compressTree("build/client");
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
