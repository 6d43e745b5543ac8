import { schemaOf } from "../../pipeline/check/shape.ts";
import type { Store } from "../store/store.ts";
import type { Git } from "./git.ts";

export type Texts = Record<string, string>;

/** What is published, as far as this machine knows: the last commit or, without version control, the state at the start. */
export function openBaseline(store: Store, git: Git | undefined, atStart: Texts): () => Texts {
  return () => {
    if (!git) return atStart;
    const differing = differingFiles(git);
    const same = store.names().filter((name) => !differing.includes(name));
    const texts = same.map((name) => [name, store.read(name)?.text ?? ""]);
    return { ...Object.fromEntries(texts), ...git.committed(differing) };
  };
}

/** The content files that differ from the last commit: git tells paths from the repository's root. */
export function differingFiles(git: Git): string[] {
  const prefix = git.prefix();
  return git
    .differing()
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .filter((name) => schemaOf(name) !== undefined);
}
