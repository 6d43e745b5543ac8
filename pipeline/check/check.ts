import type { Source } from "../../model/reader.ts";
import { sourceFrom } from "../content.ts";
import { problemsInBraces } from "./braces.ts";
import { problemsInLetters } from "./letters.ts";
import { problemsInLinks } from "./links.ts";
import { type Known, problemsInNames } from "./names.ts";
import { problemsInNeeded } from "./needed.ts";
import { problemsInOrder } from "./order.ts";
import { type Problem, report } from "./problem.ts";
import { parseFiles, problemsInShape } from "./shape.ts";

/** Everything that is wrong with the content, in an author's words. Empty when all is well. */
export const problemsIn = (source: Source): Problem[] => problemsAmong(parseFiles(source.files), source);

/** The same for files that are parsed already. */
export function problemsAmong(
  { parsed, unreadable }: ReturnType<typeof parseFiles>,
  known: Known,
): Problem[] {
  const shape = [...unreadable, ...problemsInShape(parsed, unreadable)];
  // References are only meaningful between files that have their shape.
  const broken = new Set(shape.map(({ file }) => file));
  const sound = parsed.filter(({ file }) => !broken.has(file));
  const links = shape.length
    ? []
    : [problemsInLinks, problemsInBraces, problemsInOrder, problemsInNeeded].flatMap((find) => find(sound));
  return [...shape, ...problemsInNames(sound, known), ...problemsInLetters(sound), ...links];
}

if (import.meta.main) {
  const problems = problemsIn(sourceFrom());
  console.log(problems.length ? report(problems) : "The content is sound.");
  process.exitCode = problems.length ? 1 : 0;
}
