import type { z } from "zod";
import { StoreError } from "../../store/disk/content-folder.ts";
import { differingFiles } from "../publish/baseline.ts";
import type { Parts } from "./parts.ts";
import type { requests } from "./requests.ts";

export type Writes = {
  [Name in keyof typeof requests]: (asked: z.output<(typeof requests)[Name]>) => unknown;
};

/** What the editor's page may have done, by name. */
export function writesOf({ store, items, git, review, publish }: Parts): Writes {
  return {
    change: ({ file, hash, changes, what }) => store.change(file, hash, changes, what),
    try: ({ file, changes }) => store.problemsAfter(file, changes),
    keep: ({ file, path, value, was }) => {
      store.keep(file, path, value, was);
      return { status: "kept" };
    },
    settle: ({ file, path }) => {
      store.settle(file, path);
      return { status: "settled" };
    },
    undo: () => store.undo(),
    redo: () => store.redo(),
    skip: ({ which }) => store.skip(which),
    copy: ({ file, id, ...options }) => items.copy(file, id, options),
    draft: ({ file, draft, menu }) => items.setDraft(file, draft, menu),
    rename: ({ file, id }) => items.rename(file, id),
    remove: ({ file }) => items.remove(file),
    move: ({ file, to }) => items.move(file, to),
    commit({ message }) {
      if (!git)
        throw new StoreError("This folder is under no version control: there is nothing to commit to.");
      git.refuseUnlessOnBranch();
      const problems = review.problems();
      if (problems.length) return { status: "refused", problems };
      return { status: "committed", commit: git.commit(differingFiles(git), message) };
    },
    publish: () => publish(),
  };
}
