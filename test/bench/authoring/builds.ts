import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setInterval } from "node:timers/promises";
import { parseDocument } from "yaml";
import { copyCheckout } from "../../edit-checkout.ts";

/** Seconds that a build takes, and the most memory that it held, in bytes. */
export type BuildTime = { what: string; pages: number; seconds: number; memory: number };

const copy = "build-bench";
const copiedItem = "ai-ml";

/** In a copy of the project: from nothing, after a change of one file, and from nothing with many services more. */
export async function measureBuilds(): Promise<BuildTime[]> {
  copyCheckout(copy);
  cpSync("package-lock.json", join(copy, "package-lock.json"));
  linkPackages();
  const results = [await timeBuild("from nothing")];
  changeOneFile();
  results.push(await timeBuild("after a change of one service"));
  for (const [from, to] of [
    [0, 200],
    [200, 1000],
  ] as const) {
    addServices(from, to);
    forgetAllMade();
    results.push(await timeBuild(`from nothing, with ${to} services more`));
  }
  rmSync(copy, { recursive: true });
  return results;
}

/** All packages, but not what was made before: that lies beside them. */
function linkPackages() {
  const modules = join(copy, "node_modules");
  rmSync(modules, { recursive: true });
  mkdirSync(modules);
  for (const name of readdirSync("node_modules"))
    if (name !== ".cache") symlinkSync(resolve("node_modules", name), join(modules, name));
}

function forgetAllMade() {
  for (const made of ["node_modules/.cache", "build", "releases"])
    rmSync(join(copy, made), { recursive: true, force: true });
}

async function timeBuild(what: string): Promise<BuildTime> {
  const begun = performance.now();
  const build = spawn(process.execPath, ["pipeline/build.ts"], {
    cwd: copy,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const watched = new AbortController();
  const memory = mostMemoryOf(build.pid ?? 0, watched.signal);
  const [code] = await once(build, "exit");
  const seconds = (performance.now() - begun) / 1000;
  watched.abort();
  if (code !== 0) throw new Error(`The build ${what} has failed.`);
  const pages = readFileSync(join(copy, "build/client/sitemap.xml"), "utf8").match(/<loc>/g)?.length ?? 0;
  console.error(`${what}: ${pages} pages, ${seconds.toFixed(1)} s`);
  return { what, pages, seconds, memory: await memory };
}

/** The most that a process and those that it has started held at once. */
async function mostMemoryOf(pid: number, signal: AbortSignal) {
  let most = 0;
  try {
    for await (const _ of setInterval(500, undefined, { signal }))
      most = Math.max(most, memoryOf(execFileSync("ps", ["-eo", "pid,ppid,rss"], { encoding: "utf8" }), pid));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return most;
}

function memoryOf(processes: string, pid: number) {
  const rows = processes.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  const own = rows.filter(([id, parent]) => id === pid || parent === pid);
  return own.reduce((sum, [, , kilobytes = 0]) => sum + kilobytes * 1024, 0);
}

function changeOneFile() {
  change(`content/services/${copiedItem}.yaml`, (text) =>
    text.replace(/(?<=fullDescription: \|-\n +)/, "Indeed, "),
  );
}

/** Each with a page of its own, whose words are nobody else's. */
function addServices(from: number, to: number) {
  const text = readFileSync(join(copy, `content/services/${copiedItem}.yaml`), "utf8");
  const ids = Array.from({ length: to - from }, (_, i) => `${copiedItem}-${from + i + 1}`);
  for (const id of ids) {
    const item = parseDocument(text);
    for (const field of ["title", "seoTitle"]) item.set(field, `${item.get(field)} ${id}`);
    item.set("id", id);
    writeFileSync(join(copy, `content/services/${id}.yaml`), String(item));
  }
  change("content/site.yaml", (site) => {
    const document = parseDocument(site);
    const order = document.getIn(["order", "services"]) as { add: (id: string) => void };
    for (const id of ids) order.add(id);
    return String(document);
  });
}

function change(file: string, edit: (text: string) => string) {
  const before = readFileSync(join(copy, file), "utf8");
  const after = edit(before);
  if (after === before) throw new Error(`There is nothing to change in ${file}.`);
  writeFileSync(join(copy, file), after);
}
