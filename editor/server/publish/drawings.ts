import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pageOfFile } from "../catalogue/listing.ts";
import type { Texts } from "./baseline.ts";
import type { ReviewedChange } from "./changes.ts";

/** The drawings of a content folder as they are now. */
export function drawingsIn(content: string): Texts {
  const names = globSync("figures/*.svg", { cwd: content }).map((name) => name.replaceAll("\\", "/"));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(content, name), "utf8")]));
}

/** What has become of drawings. They are not told line by line: an author sees them on the page that shows them. */
export function drawingChanges(before: Texts, after: Texts, texts: Texts): ReviewedChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names
    .filter((file) => before[file] !== after[file])
    .map((file) => ({
      file,
      title: `Drawing ${basename(file)}`,
      page: pageShowing(file, texts),
      what:
        before[file] === undefined
          ? "new drawing"
          : after[file] === undefined
            ? "drawing removed"
            : "drawing changed",
      field: "",
    }));
}

function pageShowing(drawing: string, texts: Texts): string | undefined {
  const [file] = Object.entries(texts).find(([, text]) => text.includes(drawing)) ?? [];
  return file && pageOfFile(file);
}
