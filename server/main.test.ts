import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { site } from "../test/fakes/site.ts";
import { buildTestSite } from "../test/fakes/test-site.ts";

const main = new URL("./main.ts", import.meta.url).pathname;
const children: ChildProcess[] = [];
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => children.splice(0).forEach((child) => void child.kill("SIGKILL")));

/** Starts the real server, as a process of its own, in a folder that has a built site. */
async function start(env: Record<string, string>, cwd?: string) {
  const child = spawn(process.execPath, [main], {
    cwd: cwd ?? (await folderWithSite()),
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  return { child, exit: once(child, "exit"), stderr: text(child.stderr) };
}

async function startListening() {
  const server = await start({ PORT: "0", HOST: "127.0.0.1" });
  let log = "";
  server.child.stdout.on("data", (chunk) => {
    log += chunk;
  });
  await expect.poll(() => log, { timeout: 30_000 }).toContain('"event":"listening"');
  return { ...server, port: Number(/127\.0\.0\.1:(\d+)/.exec(log)?.[1]), log: () => log };
}

async function folderWithSite() {
  const buildDir = await buildTestSite("build");
  await writeFile(join(buildDir, "site.json"), JSON.stringify(site));
  return dirname(buildDir);
}

test("a form that is under way when the server is told to stop is stored and answered", async () => {
  const { child, port, exit, log } = await startListening();
  const body = new URLSearchParams({
    name: "Asha",
    email: "a@b.example",
    company: "Port",
    message: "Hello",
  }).toString();
  const idle = connect(port, "127.0.0.1");
  const visitor = connect(port, "127.0.0.1");
  visitor.write(`POST /contact HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: ${body.length}\r\n`);
  visitor.write("Content-Type: application/x-www-form-urlencoded\r\nExpect: 100-continue\r\n\r\n");
  const [begun] = await once(visitor, "data");
  expect(String(begun)).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  visitor.write(body.slice(0, 10));

  child.kill("SIGTERM");
  await expect.poll(log).toContain('"stopping"');
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  visitor.write(body.slice(10));
  expect(await text(visitor)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*<p>[A-Z]+-\d+<\/p>/);
  expect(await exit).toEqual([0, null]);
  expect(log()).toMatch(/"letter-stored"[\s\S]*"stopped"/);
  idle.destroy();
});

test("idle connections do not keep a server that is told to stop, be it twice", async () => {
  const { child, port, exit, log } = await startListening();
  const visitor = connect(port, "127.0.0.1");
  visitor.write("GET /contact HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(visitor, "data");
  child.kill("SIGINT");
  child.kill("SIGINT");
  expect(await exit).toEqual([0, null]);
  expect(log()).toContain('"event":"stopped","cutOff":false');
});

test("a taken port, a wrong setting and a missing build are each explained in a sentence", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  const busy = await start({ PORT: String(port), HOST: "127.0.0.1" });
  const wrong = await start({ PORT: "http" });
  const unbuilt = await start({}, await mkdtemp(join(tmpdir(), "unbuilt-")));
  expect(await busy.stderr).toBe(
    `Port ${port} is taken by another program. Choose another one, like PORT=${port + 1}\n`,
  );
  expect(await wrong.stderr).toMatch(
    /^The server cannot start with these settings:\n {2}PORT must be a port number/,
  );
  expect(await unbuilt.stderr).toBe("The site has not been built yet. Build it with: npm run build\n");
  for (const { exit } of [busy, wrong, unbuilt]) expect(await exit).toEqual([1, null]);
  taken.close();
});
