import { readContentFiles } from "./files.ts";
import { problemsInLinks, problemsInNames } from "./references.ts";
import { problemsInShape } from "./shape.ts";

export type Problem = { file: string; field: string; says: string };

/** Everything that is wrong with the content below `root`, in an author's words. Empty when all is well. */
export function problemsInContent(root: string): Problem[] {
  const { files, unreadable } = readContentFiles(root);
  const shape = [...unreadable, ...problemsInShape(files)];
  // References are only meaningful between files that have their shape.
  const broken = new Set(shape.map(({ file }) => file));
  const sound = files.filter(({ file }) => !broken.has(file));
  return [...shape, ...problemsInNames(sound), ...(shape.length ? [] : problemsInLinks(sound))];
}

export function report(problems: Problem[]): string {
  const lines = problems.map(
    ({ file, field, says }) => `  content/${file}${field && `  →  ${field}`}\n      ${says}`,
  );
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  return `The content has ${count}:\n\n${lines.join("\n\n")}\n`;
}

if (import.meta.main) {
  const problems = problemsInContent("content");
  console.log(problems.length ? report(problems) : "The content is sound.");
  process.exitCode = problems.length ? 1 : 0;
}
