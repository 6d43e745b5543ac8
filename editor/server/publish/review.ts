import { problemsAmong } from "../../../pipeline/check/check.ts";
import type { Known } from "../../../pipeline/check/names.ts";
import type { Problem } from "../../../pipeline/check/problem.ts";
import { openParser } from "../../items/parser.ts";
import { isContentName } from "../../store/disk/content-folder.ts";
import type { Store } from "../../store/store.ts";
import { isDrawing, openBaseline } from "./baseline.ts";
import { changesBetween, type ReviewedChange } from "./changes.ts";
import { drawingChanges, drawingsIn } from "./drawings.ts";
import type { Git } from "./git.ts";
import { readableIn } from "./readable.ts";

/** The content as it is beside what is published: what differs, and what is wrong. */
export function openReview(content: string, store: Store, git: Git | undefined, known: Known) {
  const parse = openParser();
  const texts = () => readableIn(store).texts;
  const published = openBaseline(texts, isContentName, git);
  const drawings = () => drawingsIn(content);
  const publishedDrawings = openBaseline(drawings, isDrawing, git);

  return {
    texts,
    published,
    /** What differs from what is published. Of a file that cannot be read it is not known how. */
    changes(): ReviewedChange[] {
      const { texts, unreadable } = readableIn(store);
      const unknown = new Set(unreadable.map(({ file }) => file));
      const inTexts = changesBetween(published(), texts).map(
        (change): ReviewedChange => (unknown.has(change.file) ? { ...change, what: "changed" } : change),
      );
      return [...inTexts, ...drawingChanges(publishedDrawings(), drawings(), texts)];
    },
    /** Everything that is wrong with the content, files that cannot be read included. */
    problems(): Problem[] {
      const { texts, unreadable } = readableIn(store);
      const { parsed, unreadable: unparsed } = parse(texts);
      return problemsAmong({ parsed, unreadable: [...unreadable, ...unparsed] }, known);
    },
  };
}
