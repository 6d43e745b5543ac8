import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Git, openGit } from "./git.ts";

let root: string;
let content: Git;

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
const write = (name: string, text: string) => writeFileSync(join(root, "content", name), text);
const commits = () => git("log", "--all", "--format=%s").split("\n");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "editor-git-"));
  mkdirSync(join(root, "content"));
  git("init", "--quiet", "--initial-branch", "main");
  git("config", "user.name", "An author");
  git("config", "user.email", "author@site.test");
  commitAll("one", "Begin");
  const opened = openGit(join(root, "content"));
  if (!opened) throw new Error("There is a repository.");
  content = opened;
});
afterEach(() => rmSync(root, { recursive: true }));

function commitAll(text: string, message: string) {
  write("page.yaml", text);
  git("add", ".");
  git("commit", "--quiet", "--message", message);
}

/** Two branches that say different things in the same line. */
function diverge() {
  git("switch", "--quiet", "--create", "other");
  commitAll("two", "Say two");
  git("switch", "--quiet", "main");
  commitAll("three", "Say three");
}

const failing = (...args: string[]) => expect(() => git(...args)).toThrow();

describe("a commit that would get lost is refused, and says whom to ask", () => {
  test.each<[string, () => void, RegExp]>([
    ["without a branch", () => git("switch", "--quiet", "--detach"), /No branch is checked out.*developer/],
    ["in a rebase", () => [diverge(), failing("rebase", "other")], /middle of a rebase.*developer/],
    ["in a merge", () => [diverge(), failing("merge", "other")], /middle of a merge.*developer/],
    [
      "in a merge without conflicts",
      () => {
        diverge();
        git("merge", "--quiet", "--no-commit", "--strategy", "ours", "other");
      },
      /middle of a merge/,
    ],
    ["in a cherry-pick", () => [diverge(), failing("cherry-pick", "other")], /middle of a cherry-pick/],
    [
      "in a revert",
      () => [diverge(), commitAll("four", "Say four"), failing("revert", "HEAD~1")],
      /a revert/,
    ],
    ["in a bisect", () => [diverge(), git("bisect", "start")], /middle of a bisect/],
  ])("%s", (_, begin, says) => {
    begin();
    const before = commits();
    write("page.yaml", "mine");
    expect(() => content.commit(["page.yaml"], "Say mine")).toThrow(says);
    expect(commits()).toEqual(before);
  });

  test("also in a worktree, whose state stands elsewhere", () => {
    diverge();
    const tree = join(root, "tree");
    git("worktree", "add", "--quiet", "-b", "third", tree, "main");
    failing("-C", tree, "merge", "other");
    writeFileSync(join(tree, "content/page.yaml"), "mine");
    const inTree = openGit(join(tree, "content"));
    expect(() => inTree?.commit(["page.yaml"], "Say mine")).toThrow(/middle of a merge/);
    write("page.yaml", "mine");
    expect(content.commit(["page.yaml"], "Say mine")).toMatch(/^[0-9a-f]{7,}$/);
  });

  test("and welcome once it is over", () => {
    diverge();
    failing("rebase", "other");
    git("rebase", "--abort");
    write("page.yaml", "mine");
    content.commit(["page.yaml"], "Say mine");
    expect(git("log", "-1", "--format=%s", "main")).toBe("Say mine");
  });
});

describe("after a commit that git refused", () => {
  const refuse = () => {
    mkdirSync(join(root, ".git/hooks"), { recursive: true });
    writeFileSync(join(root, ".git/hooks/pre-commit"), "#!/bin/sh\necho not today >&2\nexit 1\n", {
      mode: 0o755,
    });
  };
  const allow = () => rmSync(join(root, ".git/hooks/pre-commit"));

  test("nothing is staged that was not before", () => {
    refuse();
    write("staged.yaml", "by hand");
    git("add", "content/staged.yaml");
    write("page.yaml", "changed");
    write("new.yaml", "new");
    expect(() => content.commit(["page.yaml", "new.yaml", "staged.yaml"], "Try")).toThrow(/not today/);
    expect(git("status", "--porcelain").split("\n").sort()).toEqual(
      ["?? content/new.yaml", "A  content/staged.yaml", "M content/page.yaml"].sort(),
    );
  });

  test("a new page can be renamed and committed", () => {
    refuse();
    write("new.yaml", "new");
    expect(() => content.commit(["new.yaml"], "Try")).toThrow(/not today/);
    allow();
    renameSync(join(root, "content/new.yaml"), join(root, "content/newer.yaml"));
    expect(content.differing()).toEqual(["content/newer.yaml"]);
    content.commit(["newer.yaml"], "Try again");
    expect(git("ls-files")).toBe("content/newer.yaml\ncontent/page.yaml");
    expect(git("status", "--porcelain")).toBe("");
  });
});

test("a page that was staged by hand and is gone again differs from nothing", () => {
  write("new.yaml", "new");
  git("add", "content/new.yaml");
  renameSync(join(root, "content/new.yaml"), join(root, "content/newer.yaml"));
  expect(content.differing()).toEqual(["content/newer.yaml"]);
  content.commit(["newer.yaml"], "Add a page");
  expect(git("show", "--name-only", "--format=", "HEAD")).toBe("content/newer.yaml");
});

test("new, changed and removed files are committed together, by their names and no pattern", () => {
  commitAll("two", "Change");
  write("a.yaml", "a");
  git("add", ".");
  git("commit", "--quiet", "--message", "Add");
  rmSync(join(root, "content/a.yaml"));
  write("page.yaml", "three");
  write("[new].yaml", "new");
  write("n.yaml", "not asked for");
  content.commit(["a.yaml", "page.yaml", "[new].yaml"], "All");
  expect(git("show", "--name-status", "--format=", "HEAD").split("\n").sort()).toEqual([
    "A\tcontent/[new].yaml",
    "D\tcontent/a.yaml",
    "M\tcontent/page.yaml",
  ]);
  expect(git("status", "--porcelain")).toBe("?? content/n.yaml");
});
