import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { documentsFolder } from "../pipeline/documents/folder.ts";

/** A checkout of its own with the editor running in it: no test touches the real content. */
export type EditSite = {
  url: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** What differs from the last commit, as git tells it, without its headers. */
  diff: () => string;
  git: (...args: string[]) => string;
  /** Back to the first commit, and to an editor that knows of nothing. */
  reset: () => void;
};

const copied = [
  "app",
  "brand",
  "content",
  "contract",
  "editor",
  "model",
  "pipeline",
  "search",
  "server",
  "simulation",
  "package.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** A checkout with the content of this one, as its first commit. */
export function copyCheckout(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "node_modules/.cache"), { recursive: true });
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("pictures"), join(folder, "pictures"));
  // Whoever has built the site has its documents, too; else the editor makes them when a page asks for their sizes.
  const documents = "build/client/documents";
  if (existsSync(documents)) cpSync(documents, join(folder, documentsFolder), { recursive: true });
  writeFileSync(join(folder, ".gitignore"), "*\n!content/\n!content/**\n.editor-*.tmp\n");
  const git = gitIn(folder);
  git("init", "--quiet");
  git("config", "user.name", "An author");
  git("config", "user.email", "author@site.test");
  git("add", ".");
  git("commit", "--quiet", "--message", "Begin");
  git("tag", "begin");
  return folder;
}

const gitIn =
  (cwd: string) =>
  (...args: string[]) =>
    execFileSync("git", args, { cwd, encoding: "utf8" });

export const spawnEditor = (folder: string, port: number, publish = "echo brought to visitors") =>
  spawn(process.execPath, ["editor/server/main.ts"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), EDIT_OPEN: "0", EDIT_PUBLISH: publish },
    stdio: ["ignore", "ignore", "pipe"],
  });

/** Starts the editor of a checkout, and waits until it answers. */
export async function startEditor(folder: string, port: number, publish?: string): Promise<ChildProcess> {
  const server = spawnEditor(folder, port, publish);
  server.stderr.pipe(process.stderr);
  for (let left = 600; ; left -= 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/__edit/`).catch(() => undefined);
    if (answer?.ok) return server;
    if (left === 0 || server.exitCode !== null) throw new Error("The editor did not start.");
    await new Promise((done) => setTimeout(done, 200));
  }
}

export function siteIn(folder: string, url: string): EditSite {
  const git = gitIn(folder);
  const pathOf = (file: string) => join(folder, "content", file);
  return {
    url,
    git,
    read: (file) => readFileSync(pathOf(file), "utf8"),
    write: (file, text) => writeFileSync(pathOf(file), text),
    diff() {
      git("add", "--all", "--intent-to-add", ".");
      return git("diff", "--unified=0", "HEAD")
        .split("\n")
        .filter((line) => /^[+-]/.test(line) && !/^(\+\+\+|---) /.test(line))
        .join("\n");
    },
    reset() {
      git("reset", "--quiet", "--hard", "begin");
      git("clean", "--quiet", "-fd", "content");
    },
  };
}
