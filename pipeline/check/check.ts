import type { Source } from "../../model/reader.ts";
import { sourceFrom } from "../content.ts";
import { problemsInLinks } from "./links.ts";
import { problemsInNames } from "./names.ts";
import { problemsInOrder } from "./order.ts";
import { parseFiles, problemsInShape } from "./shape.ts";

export type Problem = { file: string; field: string; says: string };

/** Everything that is wrong with the content, in an author's words. Empty when all is well. */
export function problemsIn(source: Source): Problem[] {
  const { parsed, unreadable } = parseFiles(source.files);
  const shape = [...unreadable, ...problemsInShape(parsed)];
  // References are only meaningful between files that have their shape.
  const broken = new Set(shape.map(({ file }) => file));
  const sound = parsed.filter(({ file }) => !broken.has(file));
  const links = shape.length ? [] : [...problemsInLinks(sound), ...problemsInOrder(sound)];
  return [...shape, ...problemsInNames(sound, source), ...links];
}

export function report(problems: Problem[]): string {
  const lines = problems.map(
    ({ file, field, says }) => `  content/${file}${field && `  →  ${field}`}\n      ${says}`,
  );
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `The content has ${count}:\n\n${lines.join("\n\n")}\n`;
}

if (import.meta.main) {
  const problems = problemsIn(sourceFrom());
  console.log(problems.length ? report(problems) : "The content is sound.");
  process.exitCode = problems.length ? 1 : 0;
}
