import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteDataFile, writeSiteData } from "./site-data.ts";

test("the pages of a build tell the sizes of its own documents, whatever others make meanwhile", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-data-"));
  const path = "/documents/press/logo-kit.zip";
  const documents = {
    press: [{ name: "logoKit", format: "ZIP", path, saveAs: "kit.zip", bytes: 7 } as const],
  };
  await writeSiteData(folder, documents);
  expect(JSON.parse(readFileSync(join(folder, siteDataFile), "utf8")).documents).toEqual(documents);
}, 60_000);
