import { execFileSync } from "node:child_process";
import { StoreError } from "../store/content-folder.ts";

export type Git = NonNullable<ReturnType<typeof openGit>>;

/** The repository that a content folder stands in; nothing where there is none, or no git. */
export function openGit(content: string) {
  const git = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: content,
      encoding: "utf8",
      maxBuffer: 100_000_000,
      stdio: ["ignore", "pipe", "pipe"],
      // Asking for the state must not make somebody's own git command fail that runs at the same moment.
      env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" },
    });
  try {
    git("rev-parse", "--verify", "HEAD");
  } catch {
    return undefined;
  }

  return {
    /** The texts of these files as they were last committed. */
    committed(names: string[]): Record<string, string> {
      const known = new Set(git("ls-tree", "-r", "--name-only", "HEAD").split("\n"));
      return Object.fromEntries(
        names.filter((name) => known.has(name)).map((name) => [name, git("show", `HEAD:./${name}`)]),
      );
    },
    /** The content files that differ from the last commit, removed ones included. */
    differing: () =>
      git("status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--", ".")
        .split("\0")
        .filter(Boolean)
        .map((line) => line.slice(3)),
    prefix: () => git("rev-parse", "--show-prefix").trim(),
    /** Commits these files and no others, whatever else is staged. */
    commit(names: string[], message: string) {
      if (!names.length) throw new StoreError("There is nothing to commit.");
      try {
        git("add", "--", ...names);
        git("commit", "--quiet", "--message", message, "--only", "--", ...names);
      } catch (error) {
        throw new StoreError(`git refused: ${String((error as { stderr?: string }).stderr ?? error).trim()}`);
      }
      return git("rev-parse", "--short", "HEAD").trim();
    },
  };
}
