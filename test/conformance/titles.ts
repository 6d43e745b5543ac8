import { existsSync, readFileSync } from "node:fs";

/** Whether a test file has a test of this title. What a title leaves to be filled in may be anything. */
export function hasTest(file: string, title: string): boolean {
  return existsSync(file) && titlesIn(readFileSync(file, "utf8")).some((pattern) => pattern.test(title));
}

const titlesIn = (source: string) =>
  [...source.matchAll(/\btest(?:\.each\([^;]*?\))?\(\s*(["`])((?:\\.|(?!\1).)*)\1/gs)].map(
    ([, , title = ""]) =>
      new RegExp(
        `^${title
          .replaceAll(/\\(.)/g, "$1")
          .split(/\$\{[^}]*\}|%[sdi]/)
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
          .join(".+")}$`,
      ),
  );
