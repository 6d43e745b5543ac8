import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

/** A process that answers at `url`; `await using` ends it. */
export type Running = AsyncDisposable & { url: string };

/** Serves a built site in a process of its own, with a store of its own and room for any number of letters. */
export async function startSite({
  port = 4790,
  program = "server/main.ts",
  env = {},
} = {}): Promise<Running> {
  const url = `http://127.0.0.1:${port}`;
  if (await answers(url)) throw new Error(`Something else answers at ${url}: end it first.`);
  const DATA_DIR = mkdtempSync(join(tmpdir(), "bench-"));
  const own = { PORT: String(port), HOST: "127.0.0.1", DATA_DIR, LIMIT_PER_IP: "1000000000" };
  // Its log is written, as it would be, but kept by nobody.
  const server = spawn(process.execPath, [program], {
    env: { ...process.env, ...own, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return answering(server, url);
}

export async function answering(
  server: ChildProcess,
  url: string,
  isThere = () => answers(url),
): Promise<Running> {
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const stop = () => {
    server.kill();
    return ended;
  };
  for (let tries = 0; tries < 300 && server.exitCode === null; tries++) {
    if (await isThere()) return { url, [Symbol.asyncDispose]: stop };
    await setTimeout(100);
  }
  await stop();
  throw new Error(`Nothing answers at ${url}`);
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

export function has(program: string) {
  try {
    execFileSync(program, ["-v"], { stdio: "ignore" });
    return true;
  } catch (error) {
    // wrk knows no such option and ends with an error, but it is there.
    return (error as NodeJS.ErrnoException).code !== "ENOENT";
  }
}
