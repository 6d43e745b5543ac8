import { isDeepStrictEqual } from "node:util";
import { problemsInLetters } from "../../pipeline/check/letters.ts";
import { type Known, problemsInNames } from "../../pipeline/check/names.ts";
import type { Problem } from "../../pipeline/check/problem.ts";
import { parseFiles, problemsInFile } from "../../pipeline/check/shape.ts";
import type { FileEdit } from "./journal.ts";

/** What is wrong with a file after an edit and was not before. */
export function newProblems({ file, before, after }: FileEdit, known: Known): Problem[] {
  if (after === null) return [];
  const old = before === null ? [] : problemsInText(file, before, known);
  return problemsInText(file, after, known).filter(
    (problem) => !old.some((other) => isDeepStrictEqual(other, problem)),
  );
}

function problemsInText(file: string, text: string, known: Known): Problem[] {
  const { parsed, unreadable } = parseFiles({ [file]: text });
  const shape = [...unreadable, ...parsed.flatMap(problemsInFile)];
  return shape.length ? shape : [...problemsInNames(parsed, known), ...problemsInLetters(parsed)];
}
