import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { readEnvironment } from "../server/config.ts";
import { orExplain, serve } from "../server/main.ts";
import { siteFile } from "./release.ts";

/** What the build is made from. The server is not: it runs from its sources. */
const sources = [
  ...[
    "app",
    "brand",
    "content",
    "contract",
    "model",
    "pictures",
    "pipeline",
    "public",
    "search",
    "simulation",
  ],
  ...["package-lock.json", "react-router.config.ts", "vite.config.ts"],
];

// Only a whole build has it, and its time is that of the build's begin.
const stamp = join("build", siteFile);

/** True when there is no whole build, or when something that it was made from has changed since. */
export function needsBuild(root = ".") {
  const built = changedAt(join(root, stamp));
  return built === 0 || sources.some((source) => newest(join(root, source)) > built);
}

/** The last change in a file, or in a folder and all below it; a folder changes when a file in it is removed. */
function newest(path: string): number {
  const inside = isFolder(path) ? readdirSync(path).filter((name) => !name.endsWith(".test.ts")) : [];
  return Math.max(changedAt(path), ...inside.map((name) => newest(join(path, name))));
}

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

type Asked = { args: string[]; env: Record<string, string | undefined>; root?: string };

/** In production nobody builds by accident: what is built is served, unless the command says `--build`. */
export function buildsFirst({ args, env, root }: Asked) {
  if (args.includes("--build")) return true;
  const serveOnly = env.NODE_ENV === "production" || /^(1|true|yes)$/i.test(env.SERVE_ONLY ?? "");
  return !serveOnly && needsBuild(root);
}

async function start() {
  if (buildsFirst({ args: process.argv.slice(2), env: readEnvironment() })) {
    console.log("Building the site, which takes about a minute ...");
    execFileSync(process.execPath, ["pipeline/build.ts"], { stdio: "inherit" });
  }
  const url = await serve(readEnvironment());
  console.log(`\n  The site is at ${url}\n  Stop it with Ctrl+C.\n`);
}

if (import.meta.main) await orExplain(start);
