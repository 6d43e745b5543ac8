import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { release } from "./release.ts";

let root: string;
let now: number;
beforeEach(async () => {
  now = Date.now();
  root = await mkdtemp(join(tmpdir(), "release-"));
});

const write = (folder: string, files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};
const releaseOf = (files: Record<string, string>) =>
  release(
    async (folder) => write(folder, { "site.json": "{}", ...files }),
    root,
    () => ++now,
  );
const served = (name: string) => readFileSync(join(root, "build", name), "utf8");

test("a build that fails leaves what is served as it was, and nothing behind", async () => {
  await releaseOf({ "client/index.html": "one" });
  const failing = release(async (folder) => {
    write(folder, { "client/index.html": "half of two" });
    throw new Error("The content is wrong.");
  }, root);
  await expect(failing).rejects.toThrow("The content is wrong.");
  expect(served("client/index.html")).toBe("one");
  expect(readdirSync(join(root, "releases"))).toHaveLength(1);
});

/** Reads a file over and over, beside this thread, until it is told to stop; counts how often it has. */
const reader = `
  const { readFileSync } = require("node:fs");
  const { parentPort, workerData: { file, stop, reads } } = require("node:worker_threads");
  const read = () => { try { return readFileSync(file, "utf8"); } catch ({ code }) { return code; } };
  const seen = new Set();
  while (Atomics.load(stop, 0) === 0) {
    seen.add(read());
    Atomics.add(reads, 0, 1);
    Atomics.notify(reads, 0);
  }
  parentPort.postMessage([...seen].sort());
`;

/** Waits until a count that another thread keeps has grown by so much. */
async function grown(count: Int32Array, by: number) {
  const before = Atomics.load(count, 0);
  for (let now = before; now < before + by; now = Atomics.load(count, 0))
    await Atomics.waitAsync(count, 0, now).value;
}

test("at no moment of a switch is there no build", async () => {
  await releaseOf({ "site.json": "one" });
  const [stop, reads] = [0, 0].map(() => new Int32Array(new SharedArrayBuffer(4))) as [
    Int32Array,
    Int32Array,
  ];
  const workerData = { file: join(root, "build", "site.json"), stop, reads };
  const worker = new Worker(reader, { eval: true, workerData });
  onTestFinished(() => void worker.terminate());
  for (let i = 0; i < 50; i++) {
    await releaseOf({ "site.json": i % 2 ? "one" : "two" });
    // Else a reader that stands still on a busy machine would find its release removed, three releases later.
    await grown(reads, 2);
  }
  Atomics.store(stop, 0, 1);
  const [seen] = await once(worker, "message");
  expect(seen).toEqual(["one", "two"]);
  expect(served("site.json")).toBe("one");
});

test("a build from before there were releases gives way to the first", async () => {
  write(join(root, "build"), { "client/assets/app-0ld0ld0l.js": "old" });
  await releaseOf({ "client/assets/app-N3wN3wN3.js": "new" });
  expect(served("client/assets/app-N3wN3wN3.js")).toBe("new");
  expect(served("earlier/1/assets/app-0ld0ld0l.js")).toBe("old");
});

test("hashed files of the last two releases stay for tabs that are open, and no others", async () => {
  const page = { "client/index.html": "page" };
  for (const name of ["A1A1A1A1", "B2B2B2B2", "C3C3C3C3", "D4D4D4D4"])
    await releaseOf({
      ...page,
      [`client/assets/app-${name}.js`]: name,
      [`client/assets/app-${name}.js.br`]: name,
    });
  expect(served("earlier/1/assets/app-C3C3C3C3.js")).toBe("C3C3C3C3");
  expect(served("earlier/1/assets/app-C3C3C3C3.js.br")).toBe("C3C3C3C3");
  expect(served("earlier/2/assets/app-B2B2B2B2.js")).toBe("B2B2B2B2");
  expect(existsSync(join(root, "build/earlier/1/index.html"))).toBe(false);
  expect(readdirSync(join(root, "build/earlier"))).toEqual(["1", "2"]);
  expect(readdirSync(join(root, "releases"))).toHaveLength(3);
});

test("builds that were broken off push out no release; they are removed, but not one that is running", async () => {
  const releases = join(root, "releases");
  const begin = (name: string, minutesAgo: number) => {
    write(join(releases, name), { "client/index.html": "half" });
    const time = now / 1000 - minutesAgo * 60;
    utimesSync(join(releases, name), time, time);
  };
  for (const text of ["one", "two"]) await releaseOf({ "client/index.html": text });
  const whole = readdirSync(releases);
  for (let i = 0; i < 3; i++) begin(`9999123123595900${i}-broken`, 90);
  begin("99991231235959999-running", 1);
  await releaseOf({ "client/index.html": "three" });
  const left = readdirSync(releases);
  expect(left).toEqual(expect.arrayContaining([...whole, "99991231235959999-running"]));
  expect(left).toHaveLength(4);
});
