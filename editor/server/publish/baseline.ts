import { isContentName } from "../../store/disk/content-folder.ts";
import type { Git } from "./git.ts";

export type Texts = Record<string, string>;

/** The drawings of articles are content, too, although the editor does not change them. */
export const isDrawing = (name: string) => /^figures\/[^/]+\.svg$/.test(name);

/**
 * What is published of some files, as far as this machine knows: the last commit or, without version control, the state at
 * the start.
 */
export function openBaseline(
  read: () => Texts,
  isOne: (name: string) => boolean,
  git: Git | undefined,
): () => Texts {
  const atStart = git ? {} : read();
  return () => {
    if (!git) return atStart;
    const differing = differingFiles(git).filter(isOne);
    const same = Object.entries(read()).filter(([name]) => !differing.includes(name));
    return { ...Object.fromEntries(same), ...git.committed(differing) };
  };
}

/** The content files and drawings that differ from the last commit: git tells paths from the repository's root. */
export function differingFiles(git: Git): string[] {
  const prefix = git.prefix();
  return git
    .differing()
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter((name) => isContentName(name) || isDrawing(name));
}
