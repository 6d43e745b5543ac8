import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import type { Problem } from "./check.ts";

export type ContentFile = { file: string; data: unknown };

/** Reads every YAML file below `root`; what cannot be read as YAML is reported with its line. */
export function readContentFiles(root: string): { files: ContentFile[]; unreadable: Problem[] } {
  const files: ContentFile[] = [];
  const unreadable: Problem[] = [];
  for (const file of globSync("**/*.{yaml,yml}", { cwd: root }).sort()) {
    const document = parseDocument(readFileSync(join(root, file), "utf8"));
    const [error] = document.errors;
    if (error)
      unreadable.push({
        file,
        field: where(error),
        says: `${sentence(error.message)} Check the indentation and quotes.`,
      });
    else files.push({ file, data: document.toJS() });
  }
  return { files, unreadable };
}

const where = (error: { linePos?: [{ line: number; col: number }, ...unknown[]] }) =>
  error.linePos ? `line ${error.linePos[0].line}, column ${error.linePos[0].col}` : "";

const sentence = (message: string) => `${message.split(/ at line|\n/)[0]}.`;
