import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { StoreError } from "../../store/disk/content-folder.ts";

export type Git = NonNullable<ReturnType<typeof openGit>>;

/** The repository that a content folder stands in; nothing where there is none, or no git. */
export function openGit(content: string) {
  const git = gitIn(content);
  try {
    git("rev-parse", "--verify", "HEAD");
  } catch {
    return undefined;
  }

  const prefix = () => git("rev-parse", "--show-prefix").trim();
  const refuseUnlessOnBranch = () => refuseUnlessUsable(git, content);

  return {
    /** The texts of these files as they were last committed. */
    committed(names: string[]): Record<string, string> {
      const known = new Set(git("ls-tree", "-r", "-z", "--name-only", "HEAD").split("\0"));
      return Object.fromEntries(
        names.filter((name) => known.has(name)).map((name) => [name, git("show", `HEAD:./${name}`)]),
      );
    },
    /** The files that differ from the last commit, removed ones included. */
    differing: () => [
      ...new Set(
        stateIn(git)
          // What was only ever staged and is gone again differs from nothing.
          .filter(({ code }) => code !== "AD")
          .map(({ path }) => path),
      ),
    ],
    prefix,
    refuseUnlessOnBranch,
    /** Commits these files and no others, whatever else is staged. */
    commit(names: string[], message: string) {
      if (!names.length) throw new StoreError("There is nothing to commit.");
      refuseUnlessOnBranch();
      const fresh = untracked(git, prefix(), names);
      try {
        if (fresh.length) git("add", "--intent-to-add", "--", ...fresh);
        git("commit", "--quiet", "--message", message, "--only", "--", ...names);
      } catch (error) {
        unstage(git, fresh);
        throw new StoreError(`git refused: ${saidBy(error)}`);
      }
      return git("rev-parse", "--short", "HEAD").trim();
    },
  };
}

/** Runs git in a folder, and gives what it says. */
type Run = (...args: string[]) => string;

const gitIn =
  (folder: string): Run =>
  (...args) =>
    execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 100_000_000,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        // Asking for the state must not make somebody's own git command fail that runs at the same moment.
        GIT_OPTIONAL_LOCKS: "0",
        // A file's name is a name, whatever stars and brackets are in it.
        GIT_LITERAL_PATHSPECS: "1",
      },
    });

const stateIn = (git: Run) =>
  git("status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--", ".")
    .split("\0")
    .filter(Boolean)
    .map((line) => ({ code: line.slice(0, 2), path: line.slice(3) }));

/** Commits where a commit would be lost or published by nobody are refused: only a developer can mend that. */
function refuseUnlessUsable(git: Run, content: string) {
  const paths = git("rev-parse", ...underWay.flatMap(([file]) => ["--git-path", file])).split("\n");
  const [, found] = underWay.find((_, i) => existsSync(resolve(content, paths[i] ?? ""))) ?? [];
  if (found)
    throw new StoreError(
      `Git is in the middle of ${found} here, and what is committed meanwhile may get lost. Your changes are safe in the files. Ask your developer to finish or abort it ("git status" tells how), then try again.`,
    );
  if (!isOnBranch(git))
    throw new StoreError(
      'No branch is checked out here, so a commit would be on none and not be published. Your changes are safe in the files. Ask your developer to switch to the branch that is published ("git switch"), then try again.',
    );
}

/** What git leaves in its folder as long as something is under way, and what an author would be told of it. */
const underWay: [file: string, what: string][] = [
  ["rebase-merge", "a rebase"],
  ["rebase-apply", "a rebase"],
  ["MERGE_HEAD", "a merge"],
  ["CHERRY_PICK_HEAD", "a cherry-pick"],
  ["REVERT_HEAD", "a revert"],
  // Several cherry-picks or reverts, between one and the next.
  ["sequencer", "a cherry-pick"],
  ["BISECT_LOG", "a bisect"],
];

function isOnBranch(git: Run) {
  try {
    return git("symbolic-ref", "--quiet", "HEAD") !== "";
  } catch {
    return false; // a commit is checked out, not a branch
  }
}

/** Those of these files that git has never seen. It tells paths from the repository's root. */
function untracked(git: Run, prefix: string, names: string[]) {
  const fresh = stateIn(git).filter(({ code }) => code === "??");
  return names.filter((name) => fresh.some(({ path }) => path === prefix + name));
}

/** As it was before a commit that failed: a file that stays staged would get into somebody's next commit. */
function unstage(git: Run, names: string[]) {
  try {
    if (names.length) git("reset", "--quiet", "--", ...names);
  } catch {
    // Why the commit failed is told; most likely this failed for the same reason.
  }
}

/** What git said before it failed, wherever it said it. */
function saidBy(error: unknown) {
  const { stderr = "", stdout = "" } = error as { stderr?: string; stdout?: string };
  return `${stderr}${stdout}`.trim() || String(error);
}
