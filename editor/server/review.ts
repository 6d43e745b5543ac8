import { problemsAmong } from "../../pipeline/check/check.ts";
import type { Known } from "../../pipeline/check/names.ts";
import type { Problem } from "../../pipeline/check/problem.ts";
import { openParser } from "../items/parser.ts";
import type { Store } from "../store/store.ts";
import { openBaseline } from "./baseline.ts";
import { changesBetween, type Told } from "./changes.ts";
import type { Git } from "./git.ts";
import { readableIn } from "./readable.ts";

/** The content as it is beside what is published: what differs, and what is wrong. */
export function openReview(store: Store, git: Git | undefined, known: Known) {
  const parse = openParser();
  const texts = () => readableIn(store).texts;
  const published = openBaseline(texts, git);

  return {
    texts,
    published,
    /** What differs from what is published. Of a file that cannot be read it is not known how. */
    changes(): Told[] {
      const { texts, unreadable } = readableIn(store);
      const unknown = new Set(unreadable.map(({ file }) => file));
      return changesBetween(published(), texts).map((told) =>
        unknown.has(told.file) ? { ...told, what: "changed" } : told,
      );
    },
    /** Everything that is wrong with the content, files that cannot be read included. */
    problems(): Problem[] {
      const { texts, unreadable } = readableIn(store);
      const { parsed, unreadable: unparsed } = parse(texts);
      return problemsAmong({ parsed, unreadable: [...unreadable, ...unparsed] }, known);
    },
  };
}
