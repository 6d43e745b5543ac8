import { isContentName } from "../store/content-folder.ts";
import type { Git } from "./git.ts";

export type Texts = Record<string, string>;

/** What is published, as far as this machine knows: the last commit or, without version control, the state at the start. */
export function openBaseline(read: () => Texts, git: Git | undefined): () => Texts {
  const atStart = git ? {} : read();
  return () => {
    if (!git) return atStart;
    const differing = differingFiles(git);
    const same = Object.entries(read()).filter(([name]) => !differing.includes(name));
    return { ...Object.fromEntries(same), ...git.committed(differing) };
  };
}

/** The content files that differ from the last commit: git tells paths from the repository's root. */
export function differingFiles(git: Git): string[] {
  const prefix = git.prefix();
  return git
    .differing()
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter(isContentName);
}
