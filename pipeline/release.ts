import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { earlierFolder } from "#contract/releases.ts";
import { isHashed } from "../server/http/files/built-files.ts";

/** Every build has a folder of its own here; `build` is a link to the one that is served. */
const releasesFolder = "releases";
const current = "build";

/** What the server must know of the content. It is written last: a release that has it is whole. */
export const siteFile = "site.json";

// The one that is served, and two to go back to.
const releasesKept = 3;

// A build takes a minute or two: what is not whole after an hour was broken off, and no other build is making it.
const longestBuild = 60 * 60 * 1000;

// Tabs that were opened before the last two releases still find their files.
const generations = 2;

/**
 * Makes a build in a folder of its own, and switches to it by one rename when it is whole. One that fails leaves nothing
 * behind, and what is served as it was.
 */
export async function release(make: (folder: string) => Promise<void>, root = ".", clock = Date.now) {
  const releases = join(root, releasesFolder);
  mkdirSync(releases, { recursive: true });
  // By date, so that names sort; and made anew, so that two builds at once do not meet.
  const folder = mkdtempSync(join(releases, `${new Date(clock()).toISOString().replace(/\D/g, "")}-`));
  chmodSync(folder, 0o755);
  try {
    await make(folder);
    keepEarlierFiles(folder, join(root, current));
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  switchTo(folder, root);
  removeOld(root, clock());
}

/** Points `build` at a release. Renaming a link over another is one step: there is no moment without a build. */
function switchTo(folder: string, root = ".") {
  const link = join(root, current);
  const next = join(root, `${current}-${process.pid}`);
  symlinkSync(join(releasesFolder, basename(folder)), next, "dir");
  // A build from before there were releases is a folder, which no link can be renamed over.
  if (existsSync(link) && !isLink(link)) rmSync(link, { recursive: true });
  renameSync(next, link);
}

/** Links the files that open tabs may still ask for: those that carry a hash in their name and are in no later release. */
function keepEarlierFiles(folder: string, previous: string) {
  const generation = (release: string, age: number) =>
    age === 0 ? join(release, "client") : join(release, earlierFolder, String(age));
  const present = new Set(filesIn(join(folder, "client")));
  for (let age = 0; age < generations; age++) {
    const from = generation(previous, age);
    for (const file of filesIn(from).filter((name) => isHashed(`/${bare(name)}`) && !present.has(name))) {
      const to = join(generation(folder, age + 1), file);
      mkdirSync(dirname(to), { recursive: true });
      linkSync(join(from, file), to);
      present.add(file);
    }
  }
}

const bare = (name: string) => name.replace(/\.(br|gz)$/, "");

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Keeps the newest, and the one that is served even after going back to an older one; removes what was broken off. */
function removeOld(root: string, now: number) {
  const folder = join(root, releasesFolder);
  const served = basename(readlinkSync(join(root, current)));
  const names = readdirSync(folder).sort().reverse();
  const { whole = [], half = [] } = Object.groupBy(names, (name) =>
    existsSync(join(folder, name, siteFile)) ? "whole" : "half",
  );
  const brokenOff = half.filter((name) => now - (changedAt(join(folder, name)) ?? now) > longestBuild);
  for (const name of [...whole.slice(releasesKept), ...brokenOff])
    if (name !== served) rmSync(join(folder, name), { recursive: true, force: true });
}

/** A folder that another build has taken away meanwhile is as good as new. */
const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

const isLink = (path: string) => lstatSync(path).isSymbolicLink();
